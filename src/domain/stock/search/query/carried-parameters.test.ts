import { carriedParameters } from './carried-parameters'

describe('carriedParameters', () => {
  it('returns the parameters that a form has no fields for, and no others', () => {
    const query = {
      refinements: { make: ['Kia'], make_model: ['Kia Rio', 'Kia EV6'] },
      ranges: { price: { min: 1 }, created_at_timestamp: { max: 5 } },
      hitsPerPage: 42,
    }
    const offered = { facets: ['make'], ranges: ['price'], pageSize: true } as const
    expect(carriedParameters(query, offered)).toEqual([
      ['refinementList[make_model][]', 'Kia Rio'],
      ['refinementList[make_model][]', 'Kia EV6'],
      ['range[created_at_timestamp]', ':5'],
    ])
  })

  it('includes a chosen page size when the form does not offer page sizes', () => {
    const offered = { facets: [], ranges: [], pageSize: false }
    const lengthOf = (hitsPerPage: number | null) =>
      carriedParameters({ refinements: {}, ranges: {}, hitsPerPage }, offered)
    expect(lengthOf(42)).toEqual([['hitsPerPage', '42']])
    expect(lengthOf(null)).toEqual([])
  })
})

import type { Facets } from '../results/result'
import { packFacets, unpackFacets } from './packed-facets'

const counted = (...values: (string | number)[]) => values.map((value) => ({ value, count: 2 }))
const makes = [
  { name: 'Toyota', models: ['HiLux'] },
  { name: 'Kia', models: ['Rio', 'Cerato'] },
]
const facets: Facets = {
  make: counted('Toyota', 'Kia'),
  model: counted('HiLux', 'Rio'),
  make_model: counted('Toyota HiLux', 'Kia Rio'),
  badge: counted(...Array.from({ length: 60 }, (_, index) => `B${index}`)),
  year: counted(2020, 2021),
  state: counted('WA'),
}

const packed = (chosen = {}, counts = facets) => unpackFacets(packFacets(counts, { chosen, makes }))

describe('packFacets', () => {
  it('keeps the values and counts that a page shows [SEARCH-06]', () => {
    expect(packed()).toEqual({ make: facets.make, badge: facets.badge?.slice(0, 41), year: facets.year })
  })

  it('includes models and all badges once a make is chosen', () => {
    expect(packed({ make: ['Kia'] })).toMatchObject({ model: facets.model, badge: facets.badge })
  })

  it('includes models when all results are of one make', () => {
    const kias = { ...facets, model: counted('Rio', 'Cerato') }
    expect(packed({}, kias).model).toEqual(kias.model)
  })

  it('includes a single value when it is chosen', () => {
    expect(packed({ state: ['WA'] }).state).toEqual(facets.state)
  })
})

import { buildSuggestions } from './build-suggestions'
import { matchSuggestions } from './suggest'

const counted = (...values: string[]) => values.map((value, index) => ({ value, count: 9 - index }))
const names = {
  makes: [
    { name: 'Toyota', models: ['HiLux', 'Land Cruiser'] },
    { name: 'Mazda', models: ['CX-5', 'Gone'] },
  ],
  bodies: ['SUV', 'Hatch'],
  dealerships: [],
}
const facets = {
  make: counted('Toyota', 'Mazda'),
  body: counted('SUV', 'Hatch'),
  make_model: counted('Toyota HiLux', 'Mazda CX-5', 'Toyota Land Cruiser'),
}
const all = buildSuggestions(facets, names)
const labels = (text: string) => matchSuggestions(all, text).map(({ label }) => label)

describe('Search suggestions', () => {
  it('are the makes, bodies and models in stock, each with the URL of its results', () => {
    expect(all.map(({ label, href }) => [label, href])).toEqual([
      ['Toyota', '/search/toyota'],
      ['Mazda', '/search/mazda'],
      ['SUV', '/search/suv'],
      ['Hatch', '/search/hatch'],
      ['Toyota HiLux', '/search/toyota/hilux'],
      ['Mazda CX-5', '/search/mazda/cx-5'],
      ['Toyota Land Cruiser', '/search/toyota/land-cruiser'],
    ])
  })

  it.each([
    ['toy', ['Toyota', 'Toyota HiLux', 'Toyota Land Cruiser']],
    ['h', ['Hatch', 'Toyota HiLux']],
    ['cx 5', ['Mazda CX-5']],
    ['cruiser toyota', ['Toyota Land Cruiser']],
    ['oyota', []],
    ['  ', []],
  ])('match every word of "%s" as a prefix: %j', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })

  it('are at most six', () => {
    const many = buildSuggestions({ body: counted(...Array.from({ length: 9 }, (_, at) => `S${at}`)) }, names)
    expect(matchSuggestions(many, 's')).toHaveLength(6)
  })
})

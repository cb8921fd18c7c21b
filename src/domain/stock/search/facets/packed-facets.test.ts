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

describe('packed facets', () => {
  it('unpack to the values and counts that a page shows [SEARCH-06]', () => {
    expect(packed()).toEqual({ make: facets.make, badge: facets.badge?.slice(0, 41), year: facets.year })
  })

  it('carry models and every badge once a make is chosen', () => {
    expect(packed({ make: ['Kia'] })).toMatchObject({ model: facets.model, badge: facets.badge })
  })

  it('carry models where all that was found is of one make', () => {
    const kias = { ...facets, model: counted('Rio', 'Cerato') }
    expect(packed({}, kias).model).toEqual(kias.model)
  })

  it('carry a single value that was chosen', () => {
    expect(packed({ state: ['WA'] }).state).toEqual(facets.state)
  })
})

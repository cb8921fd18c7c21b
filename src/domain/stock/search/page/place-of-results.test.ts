import type { Facets } from '../results/result'
import { placeOfResults } from './place-of-results'

const counts = (values: Record<string, number>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))

function place(count: number, city: Record<string, number>, state: Record<string, number>) {
  const facets: Facets = { city: counts(city), state: counts(state) }
  return placeOfResults({ count, facets })
}

describe('the place of a page’s results', () => {
  it('is the town that all of them stand in', () => {
    expect(place(98, { Toowoomba: 98 }, { QLD: 98 })).toBe('Toowoomba')
  })

  it('is the state when they stand in several of its towns', () => {
    expect(place(98, { Southport: 60, Aspley: 38 }, { QLD: 98 })).toBe('Queensland')
  })

  it('is the state when one of them stands in no known town', () => {
    expect(place(98, { Southport: 97 }, { QLD: 98 })).toBe('Queensland')
  })

  it('is none when they stand in several states', () => {
    expect(place(3, { Phillip: 2, 'Mile End': 1 }, { ACT: 2, SA: 1 })).toBe('')
  })

  it('is none without vehicles, and without an answer', () => {
    expect(place(0, {}, {})).toBe('')
    expect(placeOfResults(null)).toBe('')
  })
})

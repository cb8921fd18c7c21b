import type { Facets } from '../results/result'
import { placeOfResults } from './place-of-results'

const counts = (values: Record<string, number>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))

function place(count: number, city: Record<string, number>, state: Record<string, number>) {
  const facets: Facets = { city: counts(city), state: counts(state) }
  return placeOfResults({ count, facets })
}

describe('placeOfResults', () => {
  it('returns the town when all vehicles are in one town', () => {
    expect(place(98, { Toowoomba: 98 }, { QLD: 98 })).toBe('Toowoomba')
  })

  it('returns the state when they are in several towns of one state', () => {
    expect(place(98, { Southport: 60, Aspley: 38 }, { QLD: 98 })).toBe('Queensland')
  })

  it('returns the state when a vehicle has no known town', () => {
    expect(place(98, { Southport: 97 }, { QLD: 98 })).toBe('Queensland')
  })

  it("returns '' when they are in several states", () => {
    expect(place(3, { Phillip: 2, 'Mile End': 1 }, { ACT: 2, SA: 1 })).toBe('')
  })

  it("returns '' without vehicles and without a result", () => {
    expect(place(0, {}, {})).toBe('')
    expect(placeOfResults(null)).toBe('')
  })
})

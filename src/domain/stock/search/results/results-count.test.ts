import { resultsNoun, shownCount } from './results-count'

const facets = {
  car_type: [
    { value: 'new', count: 1500 },
    { value: 'demo', count: 40 },
    { value: 'used', count: 900 },
  ],
}
const all = { refinements: {} }

describe('shownCount', () => {
  it('tells a count up to 1,999 as it is [SEARCH-23]', () => {
    expect(shownCount({ count: 1999, facets }, all, 5000)).toBe(1999)
  })

  it('tells the site’s own number for a larger count [SEARCH-23]', () => {
    expect(shownCount({ count: 2000, facets }, all, 5000)).toBe(5000)
  })

  it('adds the conditions’ counts up where the site names no number [SEARCH-23]', () => {
    expect(shownCount({ count: 2000, facets }, all, 0)).toBe(2440)
  })

  it('adds up only the conditions that were chosen', () => {
    const query = { refinements: { car_type: ['new', 'used'] } }
    expect(shownCount({ count: 2000, facets }, query, 0)).toBe(2400)
  })

  it('keeps the count when nothing was counted by condition', () => {
    expect(shownCount({ count: 2000, facets: {} }, all, 0)).toBe(2000)
  })
})

describe('resultsNoun', () => {
  it('speaks of motorcycles where the site does [SEARCH-03]', () => {
    expect([resultsNoun(1, 'Car'), resultsNoun(0, 'Car')]).toEqual(['vehicle', 'vehicles'])
    expect([resultsNoun(1, 'Motorcycle'), resultsNoun(2, 'Motorcycle')]).toEqual([
      'motorcycle',
      'motorcycles',
    ])
  })
})

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
  it('returns a count of up to 1,999 unchanged [SEARCH-23]', () => {
    expect(shownCount({ count: 1999, facets }, all, 5000)).toBe(1999)
  })

  it('returns the site’s own number for a larger count [SEARCH-23]', () => {
    expect(shownCount({ count: 2000, facets }, all, 5000)).toBe(5000)
  })

  it('adds up the counts by condition when the site sets no number [SEARCH-23]', () => {
    expect(shownCount({ count: 2000, facets }, all, 0)).toBe(2440)
  })

  it('adds up only the chosen conditions', () => {
    const query = { refinements: { car_type: ['new', 'used'] } }
    expect(shownCount({ count: 2000, facets }, query, 0)).toBe(2400)
  })

  it('returns the count unchanged when there are no counts by condition', () => {
    expect(shownCount({ count: 2000, facets: {} }, all, 0)).toBe(2000)
  })
})

describe('resultsNoun', () => {
  it('is motorcycle or motorcycles on a site that sells motorcycles [SEARCH-03]', () => {
    expect([resultsNoun(1, 'Car'), resultsNoun(0, 'Car')]).toEqual(['vehicle', 'vehicles'])
    expect([resultsNoun(1, 'Motorcycle'), resultsNoun(2, 'Motorcycle')]).toEqual([
      'motorcycle',
      'motorcycles',
    ])
  })
})

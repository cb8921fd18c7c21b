import { emptyQuery } from '../query/stock-query'
import { caravanRangeStops, kilometreStops, quickPrice, yearStops } from './range-choices'

describe('the stops of a range', () => {
  it('are the years there are, the newest first', () => {
    const facets = { year: [2020, 2024, 2018].map((value) => ({ value, count: 1 })) }
    expect(yearStops(facets, emptyQuery)).toEqual([2024, 2020, 2018])
    expect(yearStops(facets, { ...emptyQuery, ranges: { year: { min: 2015 } } })).toEqual([
      2024, 2020, 2018, 2015,
    ])
  })

  it('hold a year that was chosen though there is none of it', () => {
    expect(yearStops({}, { ...emptyQuery, refinements: { year: ['2019', '2021'] } })).toEqual([2021, 2019])
  })

  it('hold a bound that came by an address', () => {
    expect(kilometreStops({ ranges: { km: { max: 45_678 } } })).toContain(45_678)
    expect(caravanRangeStops('atm', { ranges: { atm: { max: 2345 } } })).toContain(2345)
  })
})

describe('a quick price', () => {
  const asked = { ...emptyQuery, page: 3, ranges: { price: { min: 10_000 }, year: { min: 2020 } } }

  it('becomes the highest price, from the first page [SEARCH-31]', () => {
    const { isChosen, query } = quickPrice(asked, 20_000)
    expect(isChosen).toBe(false)
    expect(query).toMatchObject({
      page: 1,
      ranges: { price: { min: 10_000, max: 20_000 }, year: { min: 2020 } },
    })
  })

  it('lets go of a lowest price that it does not reach', () => {
    expect(quickPrice(asked, 10_000).query.ranges.price).toEqual({ max: 10_000 })
  })

  it('is taken off by choosing it again', () => {
    const chosen = { ...emptyQuery, ranges: { price: { max: 20_000 } } }
    expect(quickPrice(chosen, 20_000)).toMatchObject({ isChosen: true, query: { ranges: {} } })
    expect(quickPrice(chosen, 20_000).query.ranges).toEqual({})
  })
})

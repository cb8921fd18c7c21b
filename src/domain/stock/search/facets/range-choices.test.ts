import { emptyQuery } from '../query/stock-query'
import { caravanRangeStops, kilometreStops, quickPrice, yearStops } from './range-choices'

describe('The stops of a range', () => {
  it('are the years in stock, newest first', () => {
    const facets = { year: [2020, 2024, 2018].map((value) => ({ value, count: 1 })) }
    expect(yearStops(facets, emptyQuery)).toEqual([2024, 2020, 2018])
    expect(yearStops(facets, { ...emptyQuery, ranges: { year: { min: 2015 } } })).toEqual([
      2024, 2020, 2018, 2015,
    ])
  })

  it('include a chosen year that is not in stock', () => {
    expect(yearStops({}, { ...emptyQuery, refinements: { year: ['2019', '2021'] } })).toEqual([2021, 2019])
  })

  it('include a bound from the URL', () => {
    expect(kilometreStops({ ranges: { km: { max: 45_678 } } })).toContain(45_678)
    expect(caravanRangeStops('atm', { ranges: { atm: { max: 2345 } } })).toContain(2345)
  })
})

describe('quickPrice', () => {
  const requested = { ...emptyQuery, page: 3, ranges: { price: { min: 10_000 }, year: { min: 2020 } } }

  it('sets the highest price and returns to the first page [SEARCH-31]', () => {
    const { isChosen, query } = quickPrice(requested, 20_000)
    expect(isChosen).toBe(false)
    expect(query).toMatchObject({
      page: 1,
      ranges: { price: { min: 10_000, max: 20_000 }, year: { min: 2020 } },
    })
  })

  it('removes a lowest price that is not below it', () => {
    expect(quickPrice(requested, 10_000).query.ranges.price).toEqual({ max: 10_000 })
  })

  it('removes the highest price when it is chosen again', () => {
    const chosen = { ...emptyQuery, ranges: { price: { max: 20_000 } } }
    expect(quickPrice(chosen, 20_000)).toMatchObject({ isChosen: true, query: { ranges: {} } })
    expect(quickPrice(chosen, 20_000).query.ranges).toEqual({})
  })
})

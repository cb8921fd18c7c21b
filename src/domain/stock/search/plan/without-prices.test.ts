import { emptyQuery, type StockQuery } from '../query/stock-query'
import { stockQueryToUrl } from '../query/stock-query-url'
import { withoutPrices, withoutWeeklyPrices } from './without-prices'

const requested: StockQuery = {
  ...emptyQuery,
  text: 'duke',
  page: 2,
  refinements: { make: ['KTM'], price_range: ['10000-20000'], weekly_price_range: ['0-100'] },
  ranges: {
    price: { max: 1000 },
    weekly_price: { min: 50 },
    subscription_price: { min: 1 },
    km: { max: 9000 },
  },
}

describe('withoutPrices', () => {
  it('removes choices and ranges of prices and keeps all other filters [PRICE-09]', () => {
    expect(withoutPrices(requested)).toEqual({
      ...emptyQuery,
      text: 'duke',
      page: 2,
      refinements: { make: ['KTM'] },
      ranges: { km: { max: 9000 } },
    })
  })

  it('removes an order by price and keeps any other [PRICE-09]', () => {
    expect(withoutPrices({ ...emptyQuery, sort: 'price:asc' }).sort).toBeNull()
    expect(withoutPrices({ ...emptyQuery, sort: 'price:desc' }).sort).toBeNull()
    expect(withoutPrices({ ...emptyQuery, sort: 'km:asc' }).sort).toBe('km:asc')
  })

  it('leaves nothing of a query that has only price filters [PRICE-09]', () => {
    const prices = { ...emptyQuery, ranges: { price: { max: 1000 } }, sort: 'price:asc' } as const
    expect(stockQueryToUrl(withoutPrices(prices))).toBe('/search')
  })
})

describe('withoutWeeklyPrices', () => {
  it('removes choices and ranges of weekly prices and keeps all other filters [SEARCH-06]', () => {
    expect(withoutWeeklyPrices({ ...requested, sort: 'price:asc' })).toEqual({
      ...requested,
      sort: 'price:asc',
      refinements: { make: ['KTM'], price_range: ['10000-20000'] },
      ranges: { price: { max: 1000 }, subscription_price: { min: 1 }, km: { max: 9000 } },
    })
  })
})

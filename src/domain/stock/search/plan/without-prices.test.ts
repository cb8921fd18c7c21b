import { emptyQuery, type StockQuery } from '../query/stock-query'
import { stockQueryToUrl } from '../query/stock-query-url'
import { withoutPrices, withoutWeeklyPrices } from './without-prices'

const asked: StockQuery = {
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

describe('a query where no prices are shown', () => {
  it('has neither choices nor ranges of prices, and keeps all else [PRICE-09]', () => {
    expect(withoutPrices(asked)).toEqual({
      ...emptyQuery,
      text: 'duke',
      page: 2,
      refinements: { make: ['KTM'] },
      ranges: { km: { max: 9000 } },
    })
  })

  it('has no order by price, and keeps another [PRICE-09]', () => {
    expect(withoutPrices({ ...emptyQuery, sort: 'price:asc' }).sort).toBeNull()
    expect(withoutPrices({ ...emptyQuery, sort: 'price:desc' }).sort).toBeNull()
    expect(withoutPrices({ ...emptyQuery, sort: 'km:asc' }).sort).toBe('km:asc')
  })

  it('leaves an address that asks for prices alone with nothing to say [PRICE-09]', () => {
    const prices = { ...emptyQuery, ranges: { price: { max: 1000 } }, sort: 'price:asc' } as const
    expect(stockQueryToUrl(withoutPrices(prices))).toBe('/search')
  })
})

describe('a query where cards tell no weekly price', () => {
  it('has neither weekly choices nor weekly ranges, and keeps all else [SEARCH-06]', () => {
    expect(withoutWeeklyPrices({ ...asked, sort: 'price:asc' })).toEqual({
      ...asked,
      sort: 'price:asc',
      refinements: { make: ['KTM'], price_range: ['10000-20000'] },
      ranges: { price: { max: 1000 }, subscription_price: { min: 1 }, km: { max: 9000 } },
    })
  })
})

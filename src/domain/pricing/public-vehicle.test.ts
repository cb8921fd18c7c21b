import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import { publicVehicle } from './public-vehicle'

const hidden = { 'price.visible': false }
const figures = { interestRate: 6.29, comparisonRate: 8.19, paymentWeek: 7777.77 }

describe('publicVehicle', () => {
  it('returns the whole vehicle if the site shows prices', () => {
    const whole = vehicle()
    expect(publicVehicle(whole, { 'price.visible': true })).toBe(whole)
  })

  it('removes every amount of money if the site hides prices [PRICE-09]', () => {
    const whole = vehicle({
      price: 77_771,
      before_price: 77_772,
      offer_price: 77_773,
      subscription_price: 77_774,
      price_type: 'Drive Away',
      autograb_data: { state_average_market_price: 77_775, average_market_price: 77_776 },
      youxQuote: { weeklyRepaymentAmount: 7777, comparisonRate: 8.19, advertisedRate: 6.29 },
      finance_lenders: { angle: figures },
    })
    const shown = publicVehicle(whole, hidden)
    expect(JSON.stringify(shown)).not.toMatch(/7777|8\.19|Drive Away/)
    expect(shown).toMatchObject({ name: whole.name, has_price: whole.has_price, status: whole.status })
  })

  it('removes amounts from a search hit too, and adds no fields to it [PRICE-09]', () => {
    const hit = stockHit({
      price: 77_771,
      average_market_price: 77_772,
      weekly_price: 7777,
      weekly_quote: { weekly: 7777, comparisonRate: 8.19, warning: 'WARNING' },
    })
    const shown = publicVehicle(hit, hidden)
    expect(JSON.stringify(shown)).not.toMatch(/7777|8\.19/)
    expect(Object.keys(shown)).toEqual(Object.keys(hit))
  })
})

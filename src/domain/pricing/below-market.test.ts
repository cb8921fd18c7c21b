import { belowMarket } from './below-market'
import type { PriceDisplay } from './price-display'

const at = (amount: number): PriceDisplay => ({ kind: 'price', amount, before: null, priceType: null })
const market = (state: number | null, country: number | null) => ({
  state_average_market_price: state,
  average_market_price: country,
})

describe('belowMarket', () => {
  it.each([
    [500, 500],
    [499, null],
    [0, null],
    [-2_000, null],
  ])('with a gap of $%d is %p, because the gap must exceed $499 [CARD-13]', (gap, badgeText) => {
    expect(belowMarket(market(20_000 + gap, null), at(20_000))).toBe(badgeText)
  })

  it('uses the state’s average if there is one, whatever the national average [CARD-13]', () => {
    expect(belowMarket(market(22_340, 30_000), at(20_000))).toBe(2340)
    expect(belowMarket(market(20_100, 30_000), at(20_000))).toBeNull()
    expect(belowMarket(market(19_000, 30_000), at(20_000))).toBeNull()
  })

  it('uses the national average if the state has none [CARD-13]', () => {
    expect(belowMarket(market(null, 21_000), at(20_000))).toBe(1000)
    expect(belowMarket(market(0, 21_000), at(20_000))).toBe(1000)
    expect(belowMarket(market(null, null), at(20_000))).toBeNull()
  })

  it('never overstates: cents of an average are dropped [CARD-13]', () => {
    expect(belowMarket(market(20_999.9, null), at(20_000))).toBe(999)
  })

  it.each<PriceDisplay | null>([
    null,
    { kind: 'text', text: 'Enquire for price.' },
    { kind: 'subscription', amount: 199 },
  ])('is null if %j is shown instead of a price [CARD-13, PRICE-08, PRICE-09]', (price) => {
    expect(belowMarket(market(90_000, 90_000), price)).toBeNull()
  })
})

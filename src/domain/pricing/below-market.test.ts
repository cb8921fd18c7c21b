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
  ])('with a gap of $%d says %p: it takes more than $499 [CARD-13]', (gap, said) => {
    expect(belowMarket(market(20_000 + gap, null), at(20_000))).toBe(said)
  })

  it('goes by the state’s average when there is one, whatever the country’s [CARD-13]', () => {
    expect(belowMarket(market(22_340, 30_000), at(20_000))).toBe(2340)
    expect(belowMarket(market(20_100, 30_000), at(20_000))).toBeNull()
    expect(belowMarket(market(19_000, 30_000), at(20_000))).toBeNull()
  })

  it('goes by the country’s average without one of the state [CARD-13]', () => {
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
  ])('says nothing where %j stands for a price [CARD-13, PRICE-08, PRICE-09]', (price) => {
    expect(belowMarket(market(90_000, 90_000), price)).toBeNull()
  })
})

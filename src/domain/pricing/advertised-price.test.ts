import fc from 'fast-check'
import { advertisedPrice } from './advertised-price'
import { priceDisplay } from './price-display'

const forSale = { status: 'in_stock', sold: false } as const

describe('advertisedPrice', () => {
  it.each([
    [18_000, 20_000, 18_000],
    [21_000, 20_000, 21_000],
    [11, 20_000, 11],
    [10, 20_000, 20_000],
    [0, 20_000, 20_000],
    [null, 20_000, 20_000],
    [null, 11, 11],
    [10, 10, null],
    [null, 0, null],
    [null, null, null],
  ])('with an offer of %p and a price of %p is %p [PRICE-02, PRICE-06]', (offer_price, price, expected) => {
    expect(advertisedPrice({ ...forSale, offer_price, price })).toBe(expected)
  })

  it.each([
    ['in_stock', false, 18_000],
    ['coming_soon', false, 18_000],
    ['in_stock', true, null],
    ['coming_soon', true, null],
    ['sold', false, null],
    ['withdrawn' as never, false, null],
  ] as const)('of a vehicle with status %s and sold %s is %p [PRICE-08]', (status, sold, expected) => {
    expect(advertisedPrice({ status, sold, offer_price: 18_000, price: 20_000 })).toBe(expected)
  })

  it('is the price that a card shows for any feed values [PRICE-02, PRICE-06, PRICE-08]', () => {
    const amount = fc.constantFrom(null, 0, 10, 11, 9990, 20_000)
    const options = { noPriceText: '', priceThreshold: 10, offersSubscription: false }
    const vehicle = fc.record({
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
      sold: fc.boolean(),
      price: amount,
      offer_price: amount,
      before_price: amount,
      subscription_price: amount,
      preorder: fc.boolean(),
      price_type: fc.constant(null),
    })
    fc.assert(
      fc.property(vehicle, (each) => {
        const shown = priceDisplay(each, options)
        expect(advertisedPrice(each)).toBe(shown?.kind === 'price' ? shown.amount : null)
      }),
    )
  })
})

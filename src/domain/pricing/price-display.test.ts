import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { priceDisplay, priceOptions } from './price-display'

const vehicle = {
  status: 'in_stock',
  sold: false,
  price: 20_000,
  offer_price: 18_000,
  before_price: 21_000,
  subscription_price: 199,
  preorder: true,
  price_type: 'Drive Away',
} as const
const options = { noPriceText: 'Enquire for price.', priceThreshold: 10, offersSubscription: true }
const sells = { ...options, offersSubscription: false }

describe('priceDisplay', () => {
  it('shows the subscription first if the site offers one [PRICE-01]', () => {
    expect(priceDisplay(vehicle, options)).toEqual({ kind: 'subscription', amount: 199 })
    expect(priceDisplay({ ...vehicle, subscription_price: 0 }, options)?.kind).toBe('price')
    expect(priceDisplay(vehicle, sells)?.kind).toBe('price')
  })

  it('shows a reduced price with its type, and strikes through a higher price [PRICE-02, PRICE-10]', () => {
    expect(priceDisplay(vehicle, sells)).toEqual({
      kind: 'price',
      amount: 18_000,
      before: 21_000,
      priceType: 'Drive Away',
    })
    expect(priceDisplay({ ...vehicle, before_price: 18_000 }, sells)).toMatchObject({ before: null })
  })

  it('shows the price if there is no reduced price [PRICE-03]', () => {
    expect(priceDisplay({ ...vehicle, offer_price: null }, sells)).toMatchObject({
      amount: 20_000,
      before: null,
    })
  })

  it.each([10, 0, null])(
    'shows text for a price of %s: PREORDER, else the site’s text [PRICE-04, PRICE-05, PRICE-06]',
    (price) => {
      const unpriced = { ...vehicle, offer_price: price, price }
      expect(priceDisplay(unpriced, sells)).toEqual({ kind: 'text', text: 'PREORDER' })
      expect(priceDisplay({ ...unpriced, preorder: false }, sells)).toEqual({
        kind: 'text',
        text: 'Enquire for price.',
      })
    },
  )

  it('accepts a price of 11 [PRICE-06]', () => {
    expect(priceDisplay({ ...vehicle, offer_price: 11 }, sells)).toMatchObject({ amount: 11 })
  })

  it.each([
    [50, 50, 50, null],
    [50, 51, 50, 51],
    [50, 50, 51, 51],
    [0, 1, null, 1],
    [0, 0, 0, null],
  ])(
    'with a threshold of %d and prices of %d, else %d, shows %p [PRICE-06]',
    (threshold, offer, price, amount) => {
      const display = priceDisplay(
        { ...vehicle, offer_price: offer, price },
        { ...sells, priceThreshold: threshold },
      )
      expect(display).toMatchObject(amount === null ? { kind: 'text' } : { kind: 'price', amount })
    },
  )

  it('shows the site’s text if there is no price [PRICE-05]', () => {
    const unpriced = { ...vehicle, offer_price: null, price: null, preorder: false }
    const words = { ...sells, noPriceText: 'Call for ride-away price.' }
    expect(priceDisplay(unpriced, words)).toEqual({ kind: 'text', text: 'Call for ride-away price.' })
  })

  it('is null for sold vehicles, whether prices are shown or hidden [PRICE-08, PRICE-09]', () => {
    for (const isVisible of [true, false]) {
      const shown = publicVehicle(vehicle, { 'price.visible': isVisible })
      expect(priceDisplay({ ...shown, status: 'sold' }, options)).toBeNull()
      expect(priceDisplay({ ...shown, sold: true }, options)).toBeNull()
    }
  })

  it('shows the site’s text for every vehicle if prices are hidden [PRICE-05, PRICE-09]', () => {
    const hidden = { ...options, noPriceText: 'Call for ride-away price.' }
    const words = { kind: 'text', text: 'Call for ride-away price.' }
    const priced = { ...vehicle, preorder: false }
    const shown = (each: Parameters<typeof priceDisplay>[0]) =>
      priceDisplay(publicVehicle(each, { 'price.visible': false }), hidden)
    expect(shown(priced)).toEqual(words)
    expect(shown({ ...priced, offer_price: 17_000 })).toEqual(words)
    expect(shown({ ...priced, preorder: true })).toEqual({ kind: 'text', text: 'PREORDER' })
  })

  it('shows the price of a vehicle that is coming soon [VDP-19]', () => {
    expect(priceDisplay({ ...vehicle, status: 'coming_soon' }, sells)).toMatchObject({ amount: 18_000 })
  })
})

describe('priceOptions', () => {
  it.each([
    ['Enquire for price.', 10, true],
    ['', 0, false],
  ])(
    'names the website’s text %j, threshold %d and subscriptions %s',
    (noPriceText, priceThreshold, offersSubscription) => {
      const settings = {
        'price.noPriceText': noPriceText,
        'price.displayThreshold': priceThreshold,
        'price.offersSubscription': offersSubscription,
      }
      expect(priceOptions(settings)).toEqual({ noPriceText, priceThreshold, offersSubscription })
    },
  )
})

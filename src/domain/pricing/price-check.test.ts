import { byUrgency, type CheckedVehicle, type PriceDifference, priceDifference } from './price-check'

const vehicle: CheckedVehicle = {
  ...{ id: 7, name: '2022 Kia Sportage', stocknum: 'S7', status: 'in_stock', sold: false, preorder: false },
  ...{ price: 30_000, offer_price: null, before_price: null, subscription_price: null, price_type: null },
}
const settings = {
  'price.visible': true,
  'price.noPriceText': 'Enquire for price.',
  'price.displayThreshold': 10,
  'price.offersSubscription': false,
}
const hidden = { ...settings, 'price.visible': false }
const subscribes = { ...settings, 'price.offersSubscription': true }
const reduced = { ...vehicle, offer_price: 28_000, before_price: 30_000 }
const subscribed = { ...vehicle, subscription_price: 199 }

const reasonOf = (...compared: Parameters<typeof priceDifference>) =>
  priceDifference(...compared)?.reason ?? null

describe('A nightly price check', () => {
  it.each<[string, Parameters<typeof priceDifference>, string | null]>([
    ['nothing if the feed’s price is shown', [vehicle, settings, 'results', 30_000], null],
    ['nothing if neither has a price', [{ ...vehicle, price: null }, settings, 'page', null], null],
    ['nothing if the site hides prices', [vehicle, hidden, 'results', null], null],
    [
      'an error if a site that hides prices shows one',
      [{ ...vehicle, price: 1 }, hidden, 'page', 30_000],
      'stale',
    ],
    ['the offer if the reduced price is shown', [reduced, settings, 'results', 28_000], 'reduced'],
    ['an error if the full price is shown beside an offer', [reduced, settings, 'page', 30_000], 'stale'],
    [
      'an error if the price before the reduction is still shown',
      [reduced, settings, 'page', 29_000],
      'stale',
    ],
    ['the subscription price', [subscribed, subscribes, 'results', 199], 'subscription'],
    ['nothing if a subscription’s page has no price as data', [subscribed, subscribes, 'page', null], null],
    [
      'a price that is too low to be shown',
      [{ ...vehicle, price: 10 }, settings, 'results', null],
      'threshold',
    ],
    ['an earlier price', [vehicle, settings, 'page', 31_000], 'stale'],
    ['a price that is not shown', [vehicle, settings, 'results', null], 'stale'],
    ['a listed vehicle that is not shown', [vehicle, settings, 'results', 'missing'], 'missing'],
  ])('finds %s', (_, compared, reason) => {
    expect(reasonOf(...compared)).toBe(reason)
  })

  it('says which vehicle, where, and both prices', () => {
    expect(priceDifference(vehicle, settings, 'page', 31_000)).toEqual({
      ...{ vehicle: 7, name: '2022 Kia Sportage', stock: 'S7', place: 'page' },
      ...{ feed: 30_000, shown: 31_000, reason: 'stale' },
    })
  })

  it('lists errors before offers', () => {
    const found = (['reduced', 'missing', 'threshold', 'stale'] as const).map(
      (reason, nth) => ({ reason, name: `${nth}` }) as PriceDifference,
    )
    expect(found.toSorted(byUrgency).map(({ reason }) => reason)).toEqual([
      ...['missing', 'stale'],
      ...['reduced', 'threshold'],
    ])
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { cardOptions } from '@/domain/stock/card-options'
import { stockHit } from '~/tests/support/stock-hit'
import { VehicleCard } from './VehicleCard'

function show(changes: Parameters<typeof stockHit>[0] = {}, tenant: SettingOverrides = {}) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  render(
    <VehicleCard
      vehicle={publicVehicle(stockHit(changes), settings)}
      card={cardOptions(settings)}
      now={new Date('2026-03-10T00:00:00Z')}
    />,
  )
  return screen.getByRole('article')
}

const heart = { name: 'Save 2021 Kia Rio' }
const quote = { weekly: 120.2, comparisonRate: 8.5, warning: 'WARNING: Only an example.' }

describe('a vehicle’s card', () => {
  it('shows the dealership’s badge, the location and a link to the vehicle’s page, once [CARD-01]', () => {
    const card = within(show())
    expect(card.getByText('Kia North')).toBeTruthy()
    expect(card.getByText('Burswood')).toBeTruthy()
    expect(card.getAllByRole('link')).toHaveLength(1)
    expect(card.getByRole('link', { name: '2021 Kia Rio' }).getAttribute('href')).toBe('/cars/kia-rio')
  })

  it('omits an unknown location [CARD-01]', () => {
    expect(show({ location_name: null }).textContent).not.toContain('Burswood')
  })

  it('lists the site’s details in order: by default condition, body, kilometres, gearbox, stock number [CARD-02]', () => {
    const usual = within(show()).getAllByRole('listitem')
    expect(usual.map(({ textContent }) => textContent)).toEqual([
      'Used',
      'Hatch',
      '42,000 km',
      'Automatic',
      'Stock A100',
    ])
  })

  it('lists other details that the site chooses [CARD-02]', () => {
    const chosen = within(show({}, { 'cards.attributes': ['seats', 'simple_fuel'] })).getAllByRole('listitem')
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['5 seats', 'Petrol'])
  })

  it('shows the weekly repayment in whole dollars with its comparison rate beside it [CARD-03]', () => {
    expect(show({ weekly_quote: quote }).textContent).toContain('$121 per week 8.50% p.a. comparison rate*')
  })

  it('distinguishes a weekly repayment from a weekly subscription price [PRICE-01, CARD-03]', () => {
    const subscribed = { weekly_quote: quote, subscription_price: 199 }
    const card = show(subscribed, { 'price.offersSubscription': true })
    expect(card.querySelector('.card-price')?.textContent).toMatch(
      /^\$199 per week subscriptionOr buy it on finance\$121 per week/,
    )
    cleanup()
    expect(show({ weekly_quote: quote }).textContent).not.toContain('on finance')
  })

  it.each([
    [{ reserved: true }, 'Reserved'],
    [{ tag: 'Test Drive Only' }, 'Test Drive Only'],
    [{ status: 'coming_soon' }, 'COMING SOON'],
    [{ created_at: '2026-03-09T00:00:00Z' }, 'Just arrived'],
    [{ status: 'sold', reserved: true }, 'JUST SOLD'],
  ] as const)('tags %j as %s [CARD-04, CARD-06, CARD-07, CARD-08, CARD-09, CARD-11]', (changes, text) => {
    expect(within(show(changes)).getByText(text)).toBeTruthy()
  })

  it('shows the certified logo of the site’s one make, on used vehicles [CARD-12]', () => {
    const card = show({ certified: true }, { 'cards.certifiedManufacturer': 'Kia' })
    expect(card.querySelector('[data-kind="certified"] svg')).toBeTruthy()
    expect(within(card).getByText('Kia certified')).toBeTruthy()
  })

  it('shows the new arrival placeholder instead of the feed’s placeholder picture [CARD-10]', () => {
    const card = show({ primary_image_url: '/assets/placeholder.svg', photos: ['/assets/placeholder.svg'] })
    expect(card.querySelector('img')).toBeNull()
    expect(card.textContent).toContain('New arrival')
  })

  it('does not call a sold vehicle without photos a new arrival [CARD-08, CARD-10]', () => {
    const card = show({ sold: true, primary_image_url: null, photos: [] })
    expect(card.querySelector('.new-arrival')).toBeTruthy()
    expect(card.textContent).toContain('JUST SOLD')
    expect(card.textContent).not.toMatch(/new arrival|on their way/i)
  })

  it('shows the amount below the market when it is more than $499 [CARD-13]', () => {
    expect(show({ state_average_market_price: 21_330 }).textContent).toContain('$2,340 below market')
  })

  it('shows no amount below the market up to $499 [CARD-13]', () => {
    expect(show({ state_average_market_price: 19_400 }).textContent).not.toContain('market')
  })

  it('shows the details that caravan buyers compare [CARD-02]', () => {
    const card = show({
      item_type: 'caravan',
      categories: ['Caravans'],
      simple_body: 'Caravan',
      simple_transmission: null,
      km: null,
      sleeps: 4,
      body_length: 18.5,
      aggregate_trailer_mass: 2700,
    })
    const details = [...card.querySelectorAll('.card-details li')].map(({ textContent }) => textContent)
    expect(details).toEqual(['Caravan', 'Sleeps 4', '18.5 ft', '2,700 kg ATM', 'Used', 'Stock A100'])
  })

  it('shows the site’s text in place of a hidden price, and no market comparison [CARD-13, PRICE-05, PRICE-09]', () => {
    const hidden = { 'price.visible': false, 'price.noPriceText': 'Call for ride-away price.' }
    const card = show({ state_average_market_price: 30_000, weekly_quote: quote }, hidden)
    expect(card.querySelector('.card-price')?.textContent).toBe('Call for ride-away price.')
    expect(card.textContent).not.toContain('$')
    expect(card.textContent).not.toContain('market')
  })

  it('shows no price once the vehicle is sold [PRICE-08, CARD-15]', () => {
    const card = show({ sold: true, weekly_quote: quote })
    expect(card.textContent).toContain('JUST SOLD')
    expect(card.textContent).not.toContain('$')
  })

  it('contains one photo, with frames for at most five in all', () => {
    const photos = [1, 2, 3, 4, 5, 6].map((each) => `https://feed.example/${each}.jpg`)
    const card = show({ primary_image_url: photos[0], photos })
    expect([...card.querySelectorAll('.photo-strip > *')].map(({ tagName }) => tagName)).toEqual([
      'IMG',
      'SPAN',
      'SPAN',
      'SPAN',
      'SPAN',
    ])
  })

  it('puts a blurred placeholder under the leading photo, and under no other', () => {
    const preview = 'data:image/webp;base64,UklGRg=='
    const [first, other] = ['https://feed.example/1.jpg', 'https://feed.example/2.jpg']
    const photoOf = (primary: string) =>
      show({ primary_image_url: primary, photos: [first, other], photo_preview: preview }).querySelector(
        'img',
      )
    expect(photoOf(first)?.style.backgroundImage).toContain(preview)
    cleanup()
    expect(photoOf('/assets/placeholder.svg')?.style.backgroundImage).toBe('')
  })

  it('keeps the favourite button where prices are hidden, if the vehicle has a price [FAV-04]', () => {
    const strict: SettingOverrides = {
      'garage.enabled': true,
      'garage.variant': 'usedPricedPhotographed',
      'price.visible': false,
    }
    const hidden = { price: null, photos_count: 3 }
    expect(within(show({ ...hidden, has_price: true }, strict)).queryByRole('button', heart)).toBeTruthy()
    cleanup()
    expect(within(show({ ...hidden, has_price: false }, strict)).queryByRole('button')).toBeNull()
  })

  it('has a favourite button where favourites are on, in stock or coming soon [FAV-03]', () => {
    const on = { 'garage.enabled': true }
    for (const status of ['in_stock', 'coming_soon'] as const) {
      expect(within(show({ status }, on)).getByRole('button', heart)).toBeTruthy()
      cleanup()
    }
  })

  it.each([
    [{ status: 'sold' }, true],
    [{}, false],
  ] as const)('has no favourite button for %j with favourites %s [FAV-03]', (changes, enabled) => {
    expect(within(show(changes, { 'garage.enabled': enabled })).queryByRole('button', heart)).toBeNull()
  })

  it.each([
    [{}, true, true],
    [{ status: 'coming_soon' }, true, true],
    [{ status: 'sold' }, true, false],
    [{}, false, false],
  ] as const)('has a compare button for %j with comparing %s: %s [CMP-02]', (changes, enabled, isThere) => {
    const card = within(show(changes, { 'garage.compare': enabled }))
    expect(card.queryAllByRole('button', { name: 'Compare 2021 Kia Rio' })).toHaveLength(isThere ? 1 : 0)
  })
})

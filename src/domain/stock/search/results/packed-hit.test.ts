import { stockHit } from '~/tests/support/stock-hit'
import { packHit, unpackHit } from './packed-hit'

const price = { noPriceText: 'Call us', priceThreshold: 10, offersSubscription: false }
const options = { price, now: new Date('2026-03-10T00:00:00Z'), isEarly: true }

/** The values of fields that no card shows. */
const unseen = { series: null, sold_date_timestamp: null, weekly_price: null, state: '', dealership_slug: '' }

describe('packHit', () => {
  it('keeps every field that a card shows', () => {
    const photos = ['/1.avif', '/2.avif']
    const hit = stockHit({
      ...unseen,
      photos,
      primary_image_url: '/1.avif',
      photo_preview: 'data:image/webp;base64,AA',
      created_at: '2026-03-08T00:00:00.000Z',
      path: '/used-car/kia-rio',
      certified: true,
      categories: ['Trucks'],
      weekly_quote: { weekly: 120.4, comparisonRate: 8.5, warning: '' },
      state_average_market_price: 25_000,
    })
    expect(unpackHit(packHit(hit, options))).toEqual(hit)
  })

  it('leaves out empty and default fields', () => {
    const packed = packHit(stockHit({ weekly_price: 121, average_market_price: 18_900 }), options)
    expect(Object.keys(packed).sort()).toEqual([
      'badge',
      'city',
      'colour',
      'dealership_name',
      'doors',
      'id',
      'km',
      'location_name',
      'make',
      'model',
      'name',
      'price',
      'price_type',
      'seats',
      'simple_body',
      'simple_drive',
      'simple_fuel',
      'simple_transmission',
      'slug',
      'stocknum',
      'year',
    ])
  })

  it('keeps the vehicle’s first own photo, with a blurred preview only when it loads with the page', () => {
    const hit = stockHit({ primary_image_url: '/1.avif', photos: ['/1.avif'], photo_preview: 'data:,' })
    expect(unpackHit(packHit(hit, { ...options, isEarly: false }))).toMatchObject({
      primary_image_url: '/1.avif',
      photos: ['/1.avif'],
      photo_preview: null,
    })
  })
})

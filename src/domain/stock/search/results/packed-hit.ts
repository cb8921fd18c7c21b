import { belowMarket } from '@/domain/pricing/below-market'
import { type PriceOptions, priceDisplay } from '@/domain/pricing/price-display'
import { cardPhotos, photoPreview } from '@/domain/vehicle/photos/photos'
import type { StockHit } from './result'

/**
 * A hit with only the fields that its card shows, without empty and default values. A results page is sent as HTML and
 * again as the data that hydrates it, so each byte counts twice.
 */
export type PackedHit = Partial<StockHit> & Pick<StockHit, 'id' | 'slug' | 'name' | 'make' | 'model'>

const LONG_AGO = '1970-01-01T00:00:00.000Z'

/** The default values, which a packed hit leaves out. */
const usual: Omit<StockHit, 'id' | 'slug' | 'path' | 'name' | 'make' | 'model'> = {
  year: null,
  badge: null,
  series: null,
  colour: null,
  km: null,
  price: null,
  has_price: true,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  weekly_price: null,
  weekly_quote: null,
  preorder: false,
  price_type: null,
  stocknum: '',
  status: 'in_stock',
  sold_date_timestamp: null,
  car_type: 'used',
  item_type: 'car',
  tag: null,
  reserved: false,
  sold: false,
  certified: false,
  created_at: LONG_AGO,
  categories: ['Cars'],
  photos_count: 0,
  primary_image_url: null,
  photos: [],
  photo_preview: null,
  state_average_market_price: null,
  average_market_price: null,
  location_name: null,
  city: null,
  state: '',
  dealership_slug: '',
  dealership_name: '',
  simple_body: null,
  simple_transmission: null,
  simple_fuel: null,
  simple_drive: null,
  seats: null,
  doors: null,
  engine_size: null,
  sleeps: null,
  body_length: null,
  tare_weight: null,
  aggregate_trailer_mass: null,
  axles: null,
  gross_vehicle_mass: null,
}

/** The fields that no card shows, with their empty values. */
const unseen = {
  series: null,
  sold_date_timestamp: null,
  weekly_price: null,
  state: '',
  dealership_slug: '',
} as const satisfies Partial<StockHit>

/** Cards show "just arrived" for 8 days. The margin covers pages that are cached before they are shown. */
const NEWS_MS = 10 * 24 * 60 * 60 * 1000

interface PackingOptions {
  readonly price: PriceOptions
  readonly now: Date
  /** Whether the photo loads with the page, with a blurred preview until then. */
  readonly isEarly: boolean
}

export function packHit(hit: StockHit, { price, now, isEarly }: PackingOptions): PackedHit {
  const photos = cardPhotos(hit)
  const first = photos[0] ?? null
  const seen: StockHit = {
    ...hit,
    ...unseen,
    ...marketPrices(hit, price),
    photos: [...photos],
    primary_image_url: first,
    photo_preview: isEarly ? photoPreview(hit, first ?? undefined) : null,
    created_at: now.getTime() - Date.parse(hit.created_at) < NEWS_MS ? hit.created_at : LONG_AGO,
    // The warning is shown once, below the results.
    weekly_quote: hit.weekly_quote && { ...hit.weekly_quote, warning: '' },
  }
  const left: Partial<StockHit> = { ...usual, ...derivedOf(seen) }
  const packed = Object.entries(seen).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(left[field as keyof StockHit]),
  )
  return Object.fromEntries(packed) as unknown as PackedHit
}

/** Restores a packed hit. Fields that no card shows are empty. */
export function unpackHit(packed: PackedHit): StockHit {
  const hit = { ...usual, ...packed }
  return { ...derivedOf(hit), ...hit, ...(packed.photos && { primary_image_url: packed.photos[0] ?? null }) }
}

function derivedOf({ slug, photos }: Pick<StockHit, 'slug' | 'photos'>) {
  return { path: `/cars/${slug}`, primary_image_url: photos[0] ?? null }
}

/** The market's average prices, if the card shows a comparison with them. */
function marketPrices(hit: StockHit, price: PriceOptions) {
  const isShown = belowMarket(hit, priceDisplay(hit, price)) !== null
  return isShown ? {} : { state_average_market_price: null, average_market_price: null }
}

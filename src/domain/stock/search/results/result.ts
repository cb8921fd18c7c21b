import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import type { KindSpecs } from '@/domain/vehicle/specs/kind-details'
import type { MarketPrices, Vehicle } from '@/domain/vehicle/vehicle'
import type { FacetAttribute } from '../query/attributes'

/** The vehicle's fields that a search result carries: those that a card shows, and only public ones. */
export const hitFields = [
  'id',
  'slug',
  'path',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'km',
  'price',
  'has_price',
  'before_price',
  'offer_price',
  'subscription_price',
  'preorder',
  'price_type',
  'stocknum',
  'status',
  'sold_date_timestamp',
  'car_type',
  'item_type',
  'tag',
  'reserved',
  'sold',
  'certified',
  'created_at',
  'categories',
  'photos_count',
  'primary_image_url',
  'photos',
  'photo_preview',
  'state_average_market_price',
  'average_market_price',
  'location_name',
  'city',
  'state',
  'dealership_slug',
  'dealership_name',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'seats',
  'doors',
  'engine_size',
  'sleeps',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
  'axles',
  'gross_vehicle_mass',
] as const

/** The fields of a hit that reveal a price, except `weekly_price` and `weekly_quote`. */
export const pricedHitFields = [
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'state_average_market_price',
  'average_market_price',
] as const satisfies readonly (typeof hitFields)[number][]

/**
 * A vehicle in the search results. `badge`, `series`, `colour`, `name` and `tag` include staff's corrections. All
 * prices are null on a site that hides prices (PRICE-09) and for a vehicle that is not for sale (PRICE-08). `has_price`
 * is false for the latter, and true for a hidden price (FAV-04).
 */
export interface StockHit
  extends Pick<Vehicle, Extract<(typeof hitFields)[number], keyof Vehicle>>,
    MarketPrices,
    KindSpecs {
  /** URLs of the first photos, at most five, in the feed's order. */
  photos: string[]
  /** Whole dollars of `weekly_quote`, as cards show and filters compare them (FIN-36). */
  weekly_price: number | null
  /** The site's own lender's quote for this vehicle. */
  weekly_quote: WeeklyQuote | null
}

export interface FacetValue {
  /** A number for `year` and `seats`. `true` and `false` are strings, as in URLs. */
  readonly value: string | number
  readonly count: number
}

export type Facets = { readonly [A in FacetAttribute]?: readonly FacetValue[] }

/** The result of a search (SEARCH-07). */
export interface SearchResult {
  readonly hits: readonly StockHit[]
  /** The total over all pages. */
  readonly count: number
  readonly facets: Facets
  readonly pages: number
  readonly page: number
  /** The engine's time in milliseconds. */
  readonly ms: number
}

import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import type { KindSpecs } from '@/domain/vehicle/specs/kind-details'
import type { MarketPrices, Vehicle } from '@/domain/vehicle/vehicle'
import type { FacetAttribute } from '../query/attributes'

/** The vehicle's fields that a result carries: what a card shows, and nothing that is not public. */
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

/** The fields of a hit that tell what a vehicle costs; with them go `weekly_price` and `weekly_quote`. */
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
 * A vehicle among the results. `badge`, `series`, `colour`, `name` and `tag` are as staff corrected them. On a site that
 * shows no prices every price is null (PRICE-09), and so is every price of a vehicle that is not for sale (PRICE-08), which then `has_price`
 * denies; hidden prices it tells of, without an amount (FAV-04).
 */
export interface StockHit
  extends Pick<Vehicle, Extract<(typeof hitFields)[number], keyof Vehicle>>,
    MarketPrices,
    KindSpecs {
  /** Addresses of the first photos, five at most, as the feed orders them. */
  photos: string[]
  /** Whole dollars of `weekly_quote`, as cards print them and filters compare them (FIN-36). */
  weekly_price: number | null
  /** Of the site's own lender for this vehicle. */
  weekly_quote: WeeklyQuote | null
}

export interface FacetValue {
  /** A number for `year` and `seats`; `true` and `false` are texts, as addresses carry them. */
  readonly value: string | number
  readonly count: number
}

export type Facets = { readonly [A in FacetAttribute]?: readonly FacetValue[] }

/** An answer to a search (SEARCH-07). */
export interface SearchResult {
  readonly hits: readonly StockHit[]
  /** Of all pages. */
  readonly count: number
  readonly facets: Facets
  readonly pages: number
  readonly page: number
  /** What the engine took, in milliseconds. */
  readonly ms: number
}

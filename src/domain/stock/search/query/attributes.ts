import { ownValue } from '@/domain/records/own-value'

/**
 * The attributes that stock can be filtered and counted by, with the specification's names (SEARCH-06). Discrete
 * attributes are chosen with `refinementList[…]` and counted as facets; continuous ones take a `range[…]`. `year` and
 * `seats` take both. Attributes beyond the specification are for buyers of caravans (`sleeps`, `body_length`, `tare`,
 * `atm`) and motorcycles (`engine_range`).
 */

interface FacetAttributeSpec {
  readonly label: string
  /** `list`: a vehicle has any number of values and matches when it has any of the chosen ones. */
  readonly kind: 'text' | 'integer' | 'flag' | 'list'
  /** Reveals a price, so the attribute is unavailable on a site that hides prices (PRICE-09). */
  readonly ofPrice?: boolean
  /** Attributes nested under this one; see `ignoresFilter`. */
  readonly parts?: readonly string[]
}

export const facetAttributes = {
  car_type: { label: 'Condition', kind: 'text' },
  item_type: { label: 'Vehicle type', kind: 'text' },
  categories: { label: 'Category', kind: 'list' },
  make: { label: 'Make', kind: 'text', parts: ['model'] },
  model: { label: 'Model', kind: 'text' },
  make_model: { label: 'Make and model', kind: 'text' },
  badge: { label: 'Badge', kind: 'text' },
  body: { label: 'Body', kind: 'text' },
  year: { label: 'Year', kind: 'integer' },
  price_range: { label: 'Price', kind: 'text', ofPrice: true },
  weekly_price_range: { label: 'Weekly price', kind: 'text', ofPrice: true },
  fuel: { label: 'Fuel', kind: 'text' },
  transmission: { label: 'Transmission', kind: 'text' },
  drive: { label: 'Drive', kind: 'text' },
  seats: { label: 'Seats', kind: 'integer' },
  sleeps: { label: 'Sleeps', kind: 'integer' },
  engine_range: { label: 'Engine size', kind: 'text' },
  colour: { label: 'Colour', kind: 'text' },
  filtered_features: { label: 'Features', kind: 'list' },
  tag: { label: 'Tag', kind: 'text' },
  certified: { label: 'Certified', kind: 'flag' },
  status: { label: 'Status', kind: 'text' },
  dealership_name: { label: 'Dealership', kind: 'text' },
  location_name: { label: 'Location', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
} as const satisfies Record<string, FacetAttributeSpec>

export type FacetAttribute = keyof typeof facetAttributes

export const facetAttributeNames = Object.keys(facetAttributes) as readonly FacetAttribute[]

/** Attributes with the same value on every website. The weekly price range depends on the website's lender (`WeeklyRule`). */
export type OwnAttribute = Exclude<FacetAttribute, 'weekly_price_range'>

export const ownAttributeNames = facetAttributeNames.filter(
  (attribute): attribute is OwnAttribute => attribute !== 'weekly_price_range',
)

interface RangeAttributeSpec {
  readonly label: string
  readonly unit: string
  readonly ofPrice?: boolean
}

export const rangeAttributes = {
  price: { label: 'Price', unit: 'dollars', ofPrice: true },
  subscription_price: { label: 'Subscription', unit: 'dollars a week', ofPrice: true },
  weekly_price: { label: 'Weekly price', unit: 'dollars a week', ofPrice: true },
  km: { label: 'Kilometres', unit: 'km' },
  year: { label: 'Year', unit: 'year' },
  seats: { label: 'Seats', unit: 'seats' },
  body_length: { label: 'Length', unit: 'feet' },
  tare: { label: 'Tare', unit: 'kg' },
  atm: { label: 'ATM', unit: 'kg' },
  created_at_timestamp: { label: 'Listed', unit: 'unix seconds' },
} as const satisfies Record<string, RangeAttributeSpec>

export type RangeAttribute = keyof typeof rangeAttributes

export const rangeAttributeNames = Object.keys(rangeAttributes) as readonly RangeAttribute[]

/** Hits call these fields `simple_body` and so on, and links made from a hit may too. */
const aliases: Readonly<Record<string, FacetAttribute>> = {
  simple_body: 'body',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
}

export function facetAttributeNamed(name: string): FacetAttribute | null {
  if (Object.hasOwn(facetAttributes, name)) return name as FacetAttribute
  return ownValue(aliases, name) ?? null
}

export function rangeAttributeNamed(name: string): RangeAttribute | null {
  return Object.hasOwn(rangeAttributes, name) ? (name as RangeAttribute) : null
}

export function facetSpec(attribute: FacetAttribute): FacetAttributeSpec {
  return facetAttributes[attribute]
}

export function rangeSpec(attribute: RangeAttribute): RangeAttributeSpec {
  return rangeAttributes[attribute]
}

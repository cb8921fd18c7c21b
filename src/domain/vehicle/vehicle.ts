/** With the field names of the specification (ENT-01…13). */
export interface Vehicle
  extends VehicleCore,
    VehiclePrices,
    VehicleIdentity,
    VehicleState,
    VehicleMedia,
    VehicleText,
    VehiclePlace,
    SimpleSpecs {
  variant: VehicleVariant
  specifications: CaravanSpecifications
  autograb_data: MarketPrices
  youxQuote: YouxQuote
  /** Keyed by provider: `angle`, `nissan_finance`, `manual`, … (ENT-13). */
  finance_lenders: Record<string, FinanceLender> | null
}

export const vehicleStatuses = ['in_stock', 'sold', 'coming_soon'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

/** In the order of the facet (SEARCH-26). */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

export const itemTypes = ['car', 'caravan'] as const
export type ItemType = (typeof itemTypes)[number]

/** The kind of vehicle. `item_type` distinguishes only cars and caravans (TEN-15). */
export const categories = ['Cars', 'Trucks', 'Motorcycles', 'Caravans'] as const
export type Category = (typeof categories)[number]

/** ENT-01. `id` is the platform's, as text; `path` is `/cars/{slug}`. */
export interface VehicleCore {
  id: string
  slug: string
  path: string
  name: string
  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  colour: string | null
  interior_colour: string | null
  /** Odometer, kilometres. */
  km: number | null
}

/** ENT-02. Whole dollars. */
export interface VehiclePrices {
  price: number | null
  before_price: number | null
  offer_price: number | null
  /** Dollars a week, on sites with subscriptions. */
  subscription_price: number | null
  /** Derived: the price is above zero. Visible even if the price is hidden. */
  has_price: boolean
  preorder: boolean
  /** Such as `Drive Away` or `Excl. Govt. Charges`. */
  price_type: string | null
}

/** ENT-03. Dates are `YYYY-MM-DD`; build and compliance dates may be `YYYY-MM`. */
export interface VehicleIdentity {
  stocknum: string | null
  vin: string | null
  regplate: string | null
  rego_expiry: string | null
  build_date: string | null
  compliance_date: string | null
  nvic: string | null
  has_nvic: boolean
}

/** ENT-04. `sold_date_timestamp` is in Unix seconds; `created_at` and `updated_at` are ISO instants. */
export interface VehicleState {
  status: VehicleStatus
  sold_date_timestamp: number | null
  car_type: CarType
  item_type: ItemType
  tag: string | null
  reserved: boolean
  sold: boolean
  certified: boolean
  /** The history report. */
  file: string | null
  created_at: string
  updated_at: string
  views: number
  show_on_dealer_website: boolean
  /** Set by staff. */
  no_checkout: boolean
  no_trade_in: boolean
  categories: Category[]
}

export interface VehicleImage {
  image: { url: string; thumb: { url: string } }
}

export interface Hotspot {
  description: string
  /** The position at each angle of the spin, in percent of the picture. */
  positions: { angle: number; x: number; y: number }[]
}

/** ENT-05. */
export interface VehicleMedia {
  photos_count: number
  images: VehicleImage[]
  thumbnails: string[]
  primary_image_url: string | null
  /** A blurred preview as a data URL; null until it has been generated. */
  photo_preview: string | null
  video_url: string | null
  external_video_url: string | null
  spin_images: string[] | null
  spin_code: string | null
  spin_interior_image: string | null
  hotspots: { exterior: Hotspot[]; interior: Hotspot[] } | null
}

/** ENT-06. `dealercomments` separates paragraphs with `|`. */
export interface VehicleText {
  standardEquipment: string | null
  dealercomments: string | null
  carsales_title: string | null
  filtered_features: string[]
}

/** ENT-07. */
export interface VehiclePlace {
  private_suburb: string | null
  private_postcode: string | null
  location: {
    id: string
    name: string
    slug: string
    phone: string | null
    distribution_locations: string[]
  } | null
  location_id: string | null
  location_name: string | null
  city: string | null
  state: string | null
  dealership_slug: string
  dealership_id: string
  dealership_name: string
}

/** ENT-08. */
export interface SimpleSpecs {
  simple_body: string | null
  simple_transmission: string | null
  trans: string | null
  simple_fuel: string | null
  simple_drive: string | null
  drive: string | null
  fuel: string | null
  seats: number | null
  doors: number | null
  engine_size: string | null
  engine_size_litres: string | null
  gearnum: string | null
  bodyconfiguration: string | null
  manufacturer_body: string | null
}

/** ENT-09. The feed's texts; only the consumption (L/100 km) is used in calculations. */
export interface VehicleVariant {
  cylinders: string | null
  enginesize: string | null
  enginesize_litres: string | null
  induction: string | null
  geartype: string | null
  fuelconsumptioncombined: number | null
  fuelcapacity: string | null
  grossvehiclemass: string | null
  vehiclelength: string | null
  vehicleheight: string | null
  vehiclewidth: string | null
  towingcapacitybraked: string | null
  bodyconfiguration: string | null
  torque: string | null
  ancaprating: string | null
}

/** ENT-10. Lengths in feet, masses in kilograms. */
export interface CaravanSpecifications {
  body_width: number | null
  body_length: number | null
  tare_weight: number | null
  axle_type: string | null
  sleeps: number | null
  aggregate_trailer_mass: number | null
}

/** ENT-11. Whole dollars. */
export interface MarketPrices {
  state_average_market_price: number | null
  average_market_price: number | null
}

/** ENT-12. Dollars a week; rates in percent a year. */
export interface YouxQuote {
  weeklyRepaymentAmount: number | null
  comparisonRate: number | null
  advertisedRate: number | null
}

/** ENT-13. Money in dollars, rates in percent a year, `term{N}` as the provider numbers its terms. */
export interface FinanceLender {
  deposit?: number
  termYears?: number
  termMonths?: number
  termWeeks?: number
  interestRate?: number | null
  comparisonRate?: number | null
  establishmentFees?: number
  paymentWeek?: number
  paymentMonth?: number
  balloon?: number
  totalPayable?: number
  financeProvider?: string
  disclaimer?: string
  [term: `term${number}`]: number
}

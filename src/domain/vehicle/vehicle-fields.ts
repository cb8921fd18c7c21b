/**
 * How each vehicle field is stored. The Payload collection, the import and the reader all use this list, so a field is
 * added here only (and needs a migration). Dates stay text (`YYYY-MM-DD`), because a registration's expiry must not
 * shift between time zones.
 */
export type FieldKind = 'text' | 'longText' | 'number' | 'flag' | 'json' | 'status' | 'carType' | 'itemType'

export interface VehicleField {
  kind: FieldKind
  label: string
  /** Such as `variant.cylinders`; omitted for a field of the vehicle itself. */
  group?: 'variant' | 'specifications' | 'autograb_data' | 'youxQuote'
  name: string
  column: string
  required?: boolean
  index?: boolean
}

type Row = [name: string, kind: FieldKind, label: string, options?: { required?: boolean; index?: boolean }]

const own: Row[] = [
  ['slug', 'text', 'Slug', { required: true }],
  ['name', 'text', 'Name', { required: true }],
  ['year', 'number', 'Year'],
  ['make', 'text', 'Make', { required: true }],
  ['model', 'text', 'Model', { required: true }],
  ['badge', 'text', 'Badge'],
  ['series', 'text', 'Series'],
  ['colour', 'text', 'Colour'],
  ['interior_colour', 'text', 'Interior colour'],
  ['km', 'number', 'Odometer (km)'],
  ['price', 'number', 'Price ($)'],
  ['before_price', 'number', 'Price before the reduction ($)'],
  ['offer_price', 'number', 'Offer price ($)'],
  ['subscription_price', 'number', 'Subscription price ($ a week)'],
  ['preorder', 'flag', 'Preorder'],
  ['price_type', 'text', 'Price type'],
  ['stocknum', 'text', 'Stock number'],
  ['vin', 'text', 'VIN'],
  ['regplate', 'text', 'Registration plate'],
  ['rego_expiry', 'text', 'Registration expires'],
  ['build_date', 'text', 'Build date'],
  ['compliance_date', 'text', 'Compliance date'],
  ['nvic', 'text', 'NVIC'],
  ['status', 'status', 'Status', { required: true }],
  ['sold_date_timestamp', 'number', 'Sold at (unix seconds)'],
  ['car_type', 'carType', 'Condition', { required: true }],
  ['item_type', 'itemType', 'Item type', { required: true }],
  ['categories', 'json', 'Categories'],
  ['tag', 'text', 'Tag'],
  ['reserved', 'flag', 'Reserved'],
  ['sold', 'flag', 'Sold'],
  ['certified', 'flag', 'Certified'],
  ['file', 'text', 'History report'],
  ['views', 'number', 'Views'],
  ['show_on_dealer_website', 'flag', 'Shown on the dealer’s website'],
  ['photos_count', 'number', 'Number of photos'],
  ['images', 'json', 'Photos'],
  ['thumbnails', 'json', 'Thumbnails'],
  ['primary_image_url', 'text', 'First photo'],
  ['video_url', 'text', 'Video'],
  ['external_video_url', 'text', 'External video'],
  ['spin_images', 'json', '360° frames'],
  ['spin_code', 'text', '360° code'],
  ['spin_interior_image', 'text', '360° interior'],
  ['hotspots', 'json', 'Hotspots'],
  ['standardEquipment', 'longText', 'Standard equipment'],
  ['dealercomments', 'longText', 'Dealer comments'],
  ['carsales_title', 'text', 'Listing title'],
  ['filtered_features', 'json', 'Features'],
  ['private_suburb', 'text', 'Suburb (private sale)'],
  ['private_postcode', 'text', 'Postcode (private sale)'],
  ['location_name', 'text', 'Location name'],
  ['city', 'text', 'City'],
  ['state', 'text', 'State'],
  ['dealership_slug', 'text', 'Dealership slug', { required: true }],
  ['dealership_name', 'text', 'Dealership name', { required: true }],
  ['simple_body', 'text', 'Body'],
  ['simple_transmission', 'text', 'Transmission'],
  ['trans', 'text', 'Transmission (full)'],
  ['simple_fuel', 'text', 'Fuel'],
  ['simple_drive', 'text', 'Drive'],
  ['drive', 'text', 'Drive (full)'],
  ['fuel', 'text', 'Fuel (full)'],
  ['seats', 'number', 'Seats'],
  ['doors', 'number', 'Doors'],
  ['engine_size', 'text', 'Engine size (cc)'],
  ['engine_size_litres', 'text', 'Engine size (L)'],
  ['gearnum', 'text', 'Gears'],
  ['bodyconfiguration', 'text', 'Body configuration'],
  ['manufacturer_body', 'text', 'Maker’s body name'],
  ['finance_lenders', 'json', 'Finance by lender'],
  ['make_model', 'text', 'Make and model'],
  ['price_range', 'text', 'Price range'],
  ['custom_rank', 'number', 'Rank'],
]

const variant: Row[] = [
  ['cylinders', 'text', 'Cylinders'],
  ['enginesize', 'text', 'Engine size'],
  ['enginesize_litres', 'text', 'Engine size (L)'],
  ['induction', 'text', 'Induction'],
  ['geartype', 'text', 'Gear type'],
  ['fuelconsumptioncombined', 'number', 'Fuel consumption, combined (L/100 km)'],
  ['fuelcapacity', 'text', 'Fuel capacity'],
  ['grossvehiclemass', 'text', 'Gross vehicle mass'],
  ['vehiclelength', 'text', 'Length'],
  ['vehicleheight', 'text', 'Height'],
  ['vehiclewidth', 'text', 'Width'],
  ['towingcapacitybraked', 'text', 'Towing capacity, braked'],
  ['bodyconfiguration', 'text', 'Body configuration'],
  ['torque', 'text', 'Torque'],
  ['ancaprating', 'text', 'ANCAP rating'],
]

const specifications: Row[] = [
  ['body_width', 'number', 'Body width (ft)'],
  ['body_length', 'number', 'Body length (ft)'],
  ['tare_weight', 'number', 'Tare weight (kg)'],
  ['axle_type', 'text', 'Axle type'],
  ['sleeps', 'number', 'Sleeps'],
  ['aggregate_trailer_mass', 'number', 'Aggregate trailer mass (kg)'],
]

const autograb: Row[] = [
  ['state_average_market_price', 'number', 'State average market price ($)'],
  ['average_market_price', 'number', 'Average market price ($)'],
]

const youxQuote: Row[] = [
  ['weeklyRepaymentAmount', 'number', 'Weekly repayment ($)'],
  ['comparisonRate', 'number', 'Comparison rate (% p.a.)'],
  ['advertisedRate', 'number', 'Advertised rate (% p.a.)'],
]

function snake(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}

function fieldsOf(rows: Row[], group?: VehicleField['group']): VehicleField[] {
  return rows.map(([name, kind, label, options]) => ({
    name,
    kind,
    label,
    group,
    column: snake(group ? `${group}_${name}` : name),
    ...options,
  }))
}

/** In column order. */
export const vehicleFields: readonly VehicleField[] = [
  ...fieldsOf(own),
  ...fieldsOf(variant, 'variant'),
  ...fieldsOf(specifications, 'specifications'),
  ...fieldsOf(autograb, 'autograb_data'),
  ...fieldsOf(youxQuote, 'youxQuote'),
]

/** A correction replaces the feed's value until staff remove it. */
export const correctableFields = [
  'name',
  'badge',
  'series',
  'colour',
  'tag',
  'standardEquipment',
  'dealercomments',
  'carsales_title',
] as const

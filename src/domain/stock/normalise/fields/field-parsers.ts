import { type VehicleField, vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { parseDay } from './parse-date'
import { parseFlag } from './parse-flag'
import { parseLenders } from './parse-lenders'
import { parseTextList } from './parse-list'
import { parseHotspots, parseUrlList } from './parse-media'
import { type Bounds, parseNumber, parsePrice } from './parse-number'
import { parseLongText, parseText } from './parse-text'
import { parseUrl } from './parse-url'

export type Parse = (value: unknown) => unknown

const number = (min: number, max: number, whole = false): Parse => {
  const bounds: Bounds = { min, max, whole }
  return (value) => parseNumber(value, bounds)
}
const price: Parse = (value) => parsePrice(value, { min: 0, max: 20_000_000, whole: true })
const text =
  (maxLength: number): Parse =>
  (value) =>
    parseText(value, maxLength)
const month: Parse = (value) => parseDay(value, { monthIsEnough: true })
const capitals =
  (maxLength: number): Parse =>
  (value) =>
    parseText(value, maxLength)?.toUpperCase() ?? null

/** Parsers for fields whose kind alone does not define the valid values. The bounds are generous and catch typing errors. */
const byName: Record<string, Parse> = {
  km: number(0, 3_000_000, true),
  price,
  before_price: price,
  offer_price: price,
  subscription_price: price,
  stocknum: text(60),
  regplate: capitals(20),
  rego_expiry: (value) => parseDay(value),
  build_date: month,
  compliance_date: month,
  nvic: capitals(40),
  file: parseUrl,
  views: number(0, 1_000_000_000, true),
  video_url: parseUrl,
  external_video_url: parseUrl,
  spin_images: (value) => {
    const frames = parseUrlList(value)
    return frames.length > 0 ? frames : null
  },
  spin_interior_image: parseUrl,
  hotspots: parseHotspots,
  filtered_features: (value) => parseTextList(value),
  seats: number(0, 120, true),
  doors: number(0, 20, true),
  finance_lenders: parseLenders,
  custom_rank: number(-1_000_000_000, 1_000_000_000),
  'variant.fuelconsumptioncombined': number(0, 100),
  'specifications.body_width': number(0, 60),
  'specifications.body_length': number(0, 120),
  'specifications.tare_weight': number(0, 100_000),
  'specifications.sleeps': number(0, 60, true),
  'specifications.aggregate_trailer_mass': number(0, 100_000),
  'autograb_data.state_average_market_price': price,
  'autograb_data.average_market_price': price,
  'youxQuote.weeklyRepaymentAmount': number(0, 100_000),
  'youxQuote.comparisonRate': number(0, 100),
  'youxQuote.advertisedRate': number(0, 100),
}

/** Fields that depend on others and are derived one by one (see normalise-vehicle.ts and derive.ts). */
const composedFields: ReadonlySet<string> = new Set(
  [
    ['slug', 'name', 'make', 'model', 'year', 'vin', 'make_model', 'price_range'],
    ['status', 'sold_date_timestamp', 'car_type', 'item_type', 'categories', 'reserved', 'sold', 'certified'],
    ['photos_count', 'images', 'thumbnails', 'primary_image_url', 'show_on_dealer_website'],
    ['location_name', 'city', 'state', 'dealership_slug', 'dealership_name'],
    ['simple_body', 'simple_transmission', 'trans', 'simple_fuel', 'simple_drive', 'drive', 'fuel'],
  ].flat(),
)

function parserFor(field: VehicleField): Parse {
  const named = byName[field.group ? `${field.group}.${field.name}` : field.name]
  if (named) return named
  if (field.kind === 'text') return text(200)
  if (field.kind === 'longText') return (value) => parseLongText(value)
  if (field.kind === 'flag') return (value) => parseFlag(value) ?? false
  throw new Error(`the vehicle field "${field.name}" has no parser`)
}

export const plainFields = vehicleFields
  .filter((field) => field.group || !composedFields.has(field.name))
  .map((field) => ({ group: field.group, name: field.name, column: field.column, parse: parserFor(field) }))

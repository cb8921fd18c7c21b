import { isProvided } from '@/domain/stock/import/provided-columns'
import { type VehicleField, vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { nameSql } from './fill-sql'
import { rankNow } from './rank-sql'

/** Columns that are derived, that belong to the platform, or that change with the status. */
const neverCounted: ReadonlySet<string> = new Set([
  'slug',
  'make_model',
  'price_range',
  'dealership_slug',
  'dealership_name',
  'sold',
  'sold_date_timestamp',
  'views',
])

const counted = vehicleFields.filter(({ column }) => !neverCounted.has(column))

/** Defaults other than NULL. */
const defaultValues: Readonly<Record<string, string>> = {
  status: `'in_stock'`,
  car_type: `'used'`,
  item_type: `'car'`,
  categories: `'["Cars"]'::jsonb`,
  show_on_dealer_website: 'true',
  photos_count: '0',
}

const derivedColumns: Readonly<Record<string, (row: string) => string>> = {
  name: nameSql,
  custom_rank: rankNow,
}

/** Any of these counts as a place: a vehicle that moves to a location without a city has not lost its place. */
const placeColumns = ['location_name', 'city', 'state']

function isFilled({ kind, column }: VehicleField, row: string): string {
  const derived = derivedColumns[column]
  if (derived) return `coalesce(${row}."${column}" <> ${derived(row)}, false)`
  if (placeColumns.includes(column)) {
    return `coalesce(${placeColumns.map((name) => `${row}.${name}`).join(', ')}) IS NOT NULL`
  }
  const value = `${row}."${column}"`
  const usual = defaultValues[column]
  if (usual) return `coalesce(${value} <> ${usual}, false)`
  if (kind === 'flag') return `coalesce(${value}, false)`
  return kind === 'json' ? `coalesce(${value} NOT IN ('[]', '{}', 'null'), false)` : `${value} IS NOT NULL`
}

function countEach(fields: readonly VehicleField[], condition: (field: VehicleField) => string): string {
  return fields
    .map((field) => `count(*) FILTER (WHERE ${condition(field)})::int AS "${field.column}"`)
    .join(', ')
}

/** Columns that can be emptied. A flag that is off is still a value. */
const canBeEmpty = counted.filter(
  ({ kind, column }) =>
    ['text', 'longText', 'number', 'json'].includes(kind) &&
    !(column in defaultValues) &&
    !(column in derivedColumns),
)

/** $1: dealership, $2: the file's columns. Counts, by column, the listed vehicles whose value the staged rows would empty. */
export function countEmptied(fields: ReadonlySet<string>): string | null {
  const provided = canBeEmpty.filter(({ column }) => isProvided(column, fields))
  if (provided.length === 0) return null
  const counts = countEach(provided, (field) => `${isFilled(field, 'v')} AND NOT ${isFilled(field, 's')}`)
  return `SELECT ${counts} FROM vehicles v JOIN stock_staging s ON s.feed_key = v.feed_key
    WHERE v.dealership_id = $1 AND v.status <> 'sold' AND NOT s.rejected AND s.status <> 'sold'
      AND v.feed_hash IS DISTINCT FROM $2::text || s.feed_hash`
}

/** $1: dealership. Counts, for each column, the listed vehicles in the file that have a value. */
export const COUNT_FILLED = `SELECT ${countEach(counted, (field) => isFilled(field, 'v'))}
  FROM vehicles v JOIN stock_staging s ON s.feed_key = v.feed_key WHERE v.dealership_id = $1 AND v.status <> 'sold'`

import type pg from 'pg'
import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { TenantId } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { correctableFields, type VehicleField, vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { photoPreviewColumn, RESERVED_NOW } from './vehicle-sql'

interface VehicleRow extends Record<string, unknown>, Pick<Vehicle, 'status' | 'price' | 'offer_price'> {
  id: number
  sold: boolean | null
  created_at: Date
  updated_at: Date
  location_id: number | null
  dealership_id: number
  place: Vehicle['location']
  preview: string | null
  no_checkout: boolean
  no_trade_in: boolean
}

const corrections: readonly string[] = correctableFields

function columnOf({ name, group, column }: VehicleField): string {
  if (name === 'reserved' && !group) return `${RESERVED_NOW} AS ${column}`
  const isCorrectable = !group && corrections.includes(name)
  return isCorrectable ? `coalesce(nullif(v.staff_${column}, ''), v.${column}) AS ${column}` : `v.${column}`
}

/** Every column of a vehicle `v` and its location `l`, with staff's corrections. */
const vehicleColumns = [
  'v.id',
  'v.created_at',
  'v.updated_at',
  'v.location_id',
  'v.dealership_id',
  ...vehicleFields.map(columnOf),
  `${photoPreviewColumn} AS preview`,
  'coalesce(v.staff_no_checkout, false) AS no_checkout',
  'coalesce(v.staff_no_trade_in, false) AS no_trade_in',
  `CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id::text, 'name', l.name, 'slug', l.slug,
    'phone', l.contact_detail_phone, 'distribution_locations', coalesce(l.distribution_locations, '[]')) END AS place`,
].join(', ')

/** Values of fields that the feed leaves empty, where that is not null. */
const blanks: Readonly<Record<string, unknown>> = {
  categories: [],
  images: [],
  thumbnails: [],
  filtered_features: [],
  photos_count: 0,
  views: 0,
}

function valuesOf(row: VehicleRow, group: VehicleField['group']): Record<string, unknown> {
  const fields = vehicleFields.filter((field) => field.group === group)
  return Object.fromEntries(
    fields.map(({ name, column, kind }) => [
      name,
      row[column] ?? (group ? null : (blanks[name] ?? (kind === 'flag' ? false : null))),
    ]),
  )
}

function vehicleOf(row: VehicleRow): Vehicle {
  const vehicle = {
    ...valuesOf(row, undefined),
    id: String(row.id),
    path: `/cars/${row.slug}`,
    has_nvic: Boolean(row.nvic),
    has_price: advertisedPrice({ ...row, sold: row.sold ?? false }) !== null,
    photo_preview: row.preview,
    no_checkout: row.no_checkout,
    no_trade_in: row.no_trade_in,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    location: row.place,
    location_id: row.location_id === null ? null : String(row.location_id),
    dealership_id: String(row.dealership_id),
    variant: valuesOf(row, 'variant'),
    specifications: valuesOf(row, 'specifications'),
    autograb_data: valuesOf(row, 'autograb_data'),
    youxQuote: valuesOf(row, 'youxQuote'),
  }
  // Built from the same field catalogue as the type. A test compares the two.
  return vehicle as unknown as Vehicle
}

/** Reads a tenant's vehicle that its site may show, whatever its status. Null when there is none. */
export async function readVehicle(pool: pg.Pool, tenantId: TenantId, slug: string): Promise<Vehicle | null> {
  const { rows } = await pool.query<VehicleRow>(
    `SELECT ${vehicleColumns} FROM vehicles v
     LEFT JOIN locations l ON l.id = v.location_id AND l.tenant_id = v.tenant_id
     WHERE v.tenant_id = $1 AND v.slug = $2 AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)`,
    [tenantId, slug],
  )
  return rows[0] ? vehicleOf(rows[0]) : null
}

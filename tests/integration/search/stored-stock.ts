import type pg from 'pg'
import type { CarType, Category, ItemType, VehicleStatus } from '@/domain/vehicle/vehicle'

/** A row of `vehicles` with the columns that search reads. `staff_…` are staff's corrections. */
export interface StoredVehicle {
  tenant_id: number
  dealership_id: number
  name: string
  staff_name: string | null
  make: string
  model: string
  make_model: string
  badge: string | null
  staff_badge: string | null
  series: string | null
  colour: string | null
  staff_colour: string | null
  tag: string | null
  staff_tag: string | null
  year: number | null
  km: number | null
  price: number | null
  before_price: number | null
  offer_price: number | null
  price_range: string | null
  /** The lenders' data as the feed sent it. */
  finance_lenders: unknown
  subscription_price: number | null
  status: VehicleStatus
  sold: boolean | null
  sold_date_timestamp: number | null
  car_type: CarType
  item_type: ItemType
  categories: Category[] | null
  filtered_features: string[] | null
  certified: boolean | null
  show_on_dealer_website: boolean
  staff_hidden: boolean | null
  location_name: string | null
  city: string | null
  state: string | null
  dealership_name: string
  dealership_slug: string
  simple_body: string | null
  simple_fuel: string | null
  simple_transmission: string | null
  simple_drive: string | null
  seats: number | null
  engine_size: string | null
  specifications_sleeps: number | null
  specifications_body_length: number | null
  specifications_tare_weight: number | null
  specifications_aggregate_trailer_mass: number | null
  stocknum: string | null
  vin: string | null
  regplate: string | null
  custom_rank: number | null
  created_at: string
}

/** Replaces all stock by `vehicles` and returns their ids in the same order. */
export async function storeStock(pool: pg.Pool, vehicles: readonly StoredVehicle[]): Promise<number[]> {
  await pool.query('TRUNCATE vehicles RESTART IDENTITY CASCADE')
  if (vehicles.length === 0) return []
  const rows = vehicles.map((vehicle, index) => ({
    ...vehicle,
    id: index + 1,
    slug: `vehicle-${index + 1}`,
    feed_key: `key-${index + 1}`,
  }))
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await pool.query(
    `INSERT INTO vehicles (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::vehicles, $1)`,
    [JSON.stringify(rows)],
  )
  return rows.map(({ id }) => id)
}

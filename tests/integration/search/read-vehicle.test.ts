import type pg from 'pg'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { correctableFields, type VehicleField, vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { createPool } from '@/server/clients/database'
import { readVehicle } from '@/server/stock/read-vehicle'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plantOwners } from './search-site'

const OURS = 1 as TenantId
const THEIRS = 2 as TenantId

let database: TestDatabase
let pool: pg.Pool

const PREVIEW = 'data:image/webp;base64,UklGRg=='

const enumerated: Readonly<Record<string, string>> = {
  status: 'coming_soon',
  car_type: 'demo',
  item_type: 'caravan',
}

/** A value that differs from every other field's. */
function specimen({ name, kind, column }: VehicleField, index: number): unknown {
  switch (kind) {
    case 'number':
      return 1000 + index
    case 'flag':
      return true
    case 'json':
      return [`${column} ${index}`]
    default:
      return enumerated[name] ?? `${column} ${index}`
  }
}

const full = Object.fromEntries(vehicleFields.map((field, index) => [field.column, specimen(field, index)]))

async function store(id: number, changes: Record<string, unknown>): Promise<void> {
  const row = {
    id,
    tenant_id: OURS,
    dealership_id: 11,
    feed_key: `key-${id}`,
    created_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-02T00:00:00.000Z',
    ...changes,
  }
  const columns = Object.keys(row).join(', ')
  await pool.query(
    `INSERT INTO vehicles (${columns}) SELECT ${columns} FROM json_populate_record(NULL::vehicles, $1)`,
    [JSON.stringify(row)],
  )
}

const bare = {
  slug: 'bare',
  name: 'Bare',
  make: 'Kia',
  model: 'Rio',
  status: 'sold',
  car_type: 'used',
  item_type: 'car',
  dealership_slug: 'dealership-11',
  dealership_name: 'Dealership 11',
  show_on_dealer_website: true,
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
  await pool.query(
    `INSERT INTO locations (id, tenant_id, dealership_id, name, slug, contact_detail_phone, distribution_locations)
     VALUES (5, 1, 11, 'Showroom', 'showroom', '07 5550 1234', '["Depot"]')`,
  )
  await store(1, { ...full, slug: 'full', location_id: 5 })
  await store(2, bare)
  await store(3, { ...bare, slug: 'hidden', staff_hidden: true })
  await store(9, { ...bare, slug: 'left-out', staff_no_checkout: true, staff_no_trade_in: true })
  await store(4, { ...bare, slug: 'withheld', show_on_dealer_website: false })
  const corrections = vehicleFields.filter(
    ({ name, group }) => !group && (correctableFields as readonly string[]).includes(name),
  )
  const staff = Object.fromEntries(corrections.map(({ column }) => [`staff_${column}`, `staff ${column}`]))
  const photo = 'https://feed.example/1.jpg'
  await store(7, {
    ...bare,
    slug: 'seen',
    status: 'in_stock',
    price: 20_000,
    primary_image_url: photo,
    photo_preview: PREVIEW,
    photo_preview_of: photo,
  })
  await store(8, {
    ...bare,
    slug: 'rephotographed',
    status: 'in_stock',
    price: 0,
    primary_image_url: `${photo}?2`,
    photo_preview: PREVIEW,
    photo_preview_of: photo,
  })
  await store(10, { ...bare, slug: 'reduced', status: 'in_stock', offer_price: 18_000 })
  await store(11, { ...bare, slug: 'token-price', status: 'in_stock', price: 5 })
  await store(12, { ...bare, slug: 'was-priced', price: 20_000 })
  await store(5, { ...full, slug: 'corrected', ...staff })
  await store(6, {
    ...full,
    slug: 'emptied',
    ...Object.fromEntries(Object.keys(staff).map((key) => [key, ''])),
  })
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

describe('readVehicle', () => {
  it('says what staff exclude from checkout and trade-ins, and nothing when they exclude neither [VDP-33, VDP-35]', async () => {
    const left = { no_checkout: true, no_trade_in: true }
    expect(await readVehicle(pool, OURS, 'left-out')).toMatchObject(left)
    expect(await readVehicle(pool, OURS, 'bare')).toMatchObject({ no_checkout: false, no_trade_in: false })
  })

  it('returns every field under its own name and group [ENT-01…ENT-13]', async () => {
    const vehicle = (await readVehicle(pool, OURS, 'full')) as unknown as Record<string, unknown>
    for (const { name, group, column } of vehicleFields) {
      const holder = group ? (vehicle[group] as Record<string, unknown>) : vehicle
      expect([group, name, holder[name]]).toEqual([group, name, column === 'slug' ? 'full' : full[column]])
    }
    expect(vehicle).toMatchObject({
      id: '1',
      path: '/cars/full',
      has_nvic: true,
      created_at: '2026-03-01T00:00:00.000Z',
      updated_at: '2026-03-02T00:00:00.000Z',
      dealership_id: '11',
      location_id: '5',
      location: {
        id: '5',
        name: 'Showroom',
        slug: 'showroom',
        phone: '07 5550 1234',
        distribution_locations: ['Depot'],
      },
    })
  })

  it('returns empty lists, zeros and nulls for missing feed fields, sold or not [VDP-21]', async () => {
    expect(await readVehicle(pool, OURS, 'bare')).toMatchObject({
      status: 'sold',
      price: null,
      images: [],
      filtered_features: [],
      categories: [],
      photos_count: 0,
      sold: false,
      location: null,
      variant: { cylinders: null },
      finance_lenders: null,
    })
  })

  it('prefers staff’s corrections, and uses the feed’s text where they are empty', async () => {
    const [corrected, emptied] = await Promise.all(
      ['corrected', 'emptied'].map((slug) => readVehicle(pool, OURS, slug)),
    )
    for (const name of correctableFields) {
      expect(corrected?.[name]).toMatch(/^staff /)
      expect(emptied?.[name]).toBe(full[vehicleFields.find((field) => field.name === name)?.column ?? ''])
    }
  })

  it('returns the first photo’s preview until the photo changes, and whether the vehicle has a price [FAV-04]', async () => {
    expect(await readVehicle(pool, OURS, 'seen')).toMatchObject({ photo_preview: PREVIEW, has_price: true })
    const stale = await readVehicle(pool, OURS, 'rephotographed')
    expect(stale).toMatchObject({ photo_preview: null, has_price: false })
    expect(await readVehicle(pool, OURS, 'bare')).toMatchObject({ photo_preview: null, has_price: false })
  })

  it.each([
    ['reduced', true],
    ['token-price', false],
    ['was-priced', false],
  ])(
    'reports for %s whether it has an advertised price: %s [PRICE-02, PRICE-06, PRICE-08]',
    async (slug, has_price) => {
      expect(await readVehicle(pool, OURS, slug)).toMatchObject({ has_price })
    },
  )

  it.each(['hidden', 'withheld', 'nowhere', "full' OR '1'='1"])('finds no vehicle for %s', async (slug) => {
    expect(await readVehicle(pool, OURS, slug)).toBeNull()
  })

  it('finds no vehicle of another tenant', async () => {
    expect(await readVehicle(pool, THEIRS, 'full')).toBeNull()
  })
})

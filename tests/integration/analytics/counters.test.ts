import type pg from 'pg'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { databaseViews } from '@/server/analytics/database-views'
import { recordPhoneReveal } from '@/server/analytics/phone-reveals'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plantOwners } from '../search/search-site'

const ours = { id: 1 as TenantId, websiteId: 'site-1' }
const theirs = { id: 2 as TenantId, websiteId: 'site-2' }

let database: TestDatabase
let pool: pg.Pool

async function store(id: number, changes: Record<string, unknown> = {}): Promise<void> {
  const row = {
    id,
    tenant_id: 1,
    dealership_id: 11,
    feed_key: `key-${id}`,
    slug: `car-${id}`,
    name: 'Rio',
    make: 'Kia',
    model: 'Rio',
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
    dealership_slug: 'dealership-11',
    dealership_name: 'Dealership 11',
    show_on_dealer_website: true,
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

async function notes(): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query(
    'SELECT tenant_id, vehicle_id, dealership_id, website_id FROM analytics.phone_reveals ORDER BY id',
  )
  return rows
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
  await store(1)
  await store(2, { staff_hidden: true })
})

beforeEach(() => pool.query('TRUNCATE analytics.phone_reveals, analytics.vehicle_views'))

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

describe('a phone reveal', () => {
  it('is recorded with its vehicle, dealership and website before it is accepted [PHONE-03]', async () => {
    expect(await recordPhoneReveal(pool, ours, '1')).toBe('recorded')
    expect(await notes()).toEqual([{ tenant_id: 1, vehicle_id: 1, dealership_id: 11, website_id: 'site-1' }])
  })

  it.each([
    ['another website’s', theirs, '1'],
    ['hidden by staff', ours, '2'],
    ['unknown', ours, '999999999'],
  ])('is not recorded for a vehicle that is %s', async (_, site, id) => {
    expect(await recordPhoneReveal(pool, site, id)).toBe('no vehicle')
    expect(await notes()).toEqual([])
  })

  it('is recorded at most 60 times a minute for a website, however many are requested', async () => {
    for (let time = 0; time < 60; time++) expect(await recordPhoneReveal(pool, ours, '1')).toBe('recorded')
    expect(await recordPhoneReveal(pool, ours, '1')).toBe('too many')
    await pool.query(`UPDATE analytics.phone_reveals SET created_at = created_at - interval '61 seconds'`)
    expect(await recordPhoneReveal(pool, ours, '1')).toBe('recorded')
  })

  it('is deleted after 400 days', async () => {
    await recordPhoneReveal(pool, ours, '1')
    await pool.query(`UPDATE analytics.phone_reveals SET created_at = created_at - interval '401 days'`)
    await recordPhoneReveal(pool, ours, '1')
    expect(await notes()).toHaveLength(1)
  })
})

describe('the platform’s count of page views', () => {
  const car = {
    id: '1',
    slug: 'car-1',
    status: 'in_stock',
    views: 40,
    photos_count: 3,
    updated_at: '2026-03-02T00:00:00.000Z',
  } as const

  it('adds one per view to the feed’s count and returns the vehicle’s fields [VDP-37]', async () => {
    const views = databaseViews(pool)
    await views.look(car, true)
    expect(await views.look(car, true)).toEqual({
      views: 42,
      car_fields: { status: 'in_stock', photos_count: 3, updated_at: car.updated_at },
    })
  })

  it('ignores a shopper’s repeated view, and views over the limit', async () => {
    const views = databaseViews(pool)
    await views.look(car, true)
    expect(await views.look(car, false)).toMatchObject({ views: 41 })
    expect(await databaseViews(pool, () => false).look(car, true)).toMatchObject({ views: 41 })
  })

  it('loses none of several simultaneous views', async () => {
    const views = databaseViews(pool)
    await Promise.all(Array.from({ length: 20 }, () => views.look(car, true)))
    expect(await views.look(car, false)).toMatchObject({ views: 60 })
  })

  it('stores only a number per vehicle', async () => {
    await databaseViews(pool).look(car, true)
    const { rows } = await pool.query('SELECT * FROM analytics.vehicle_views')
    expect(rows).toEqual([{ vehicle_id: 1, views: 1 }])
  })
})

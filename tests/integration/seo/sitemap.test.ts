import type pg from 'pg'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import { createPool } from '@/server/clients/database'
import { readLandingEntries } from '@/server/seo/sitemap-landings'
import { countListed, readVehicleEntries } from '@/server/seo/sitemap-vehicles'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plantOwners, siteOf } from '../search/search-site'

let database: TestDatabase
let pool: pg.Pool

const bare = {
  tenant_id: 1,
  dealership_id: 11,
  make: 'Kia',
  model: 'Rio',
  simple_body: 'Hatch',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  categories: ['Cars'],
  price: 18_990,
  dealership_slug: 'dealership-11',
  dealership_name: 'Dealership 11',
  show_on_dealer_website: true,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
}

const stock = [
  { slug: 'rio' },
  { slug: 'rio-new', car_type: 'new', updated_at: '2026-11-20T00:00:00Z' },
  {
    slug: 'hilux',
    make: 'Toyota',
    model: 'HiLux',
    categories: ['Cars', 'Trucks'],
    simple_body: 'Ute',
    dealership_id: 12,
    dealership_name: 'Dealership 12',
  },
  { slug: 'sold-long-ago', make: 'Audi', model: 'A3', status: 'sold', sold: true, sold_date_timestamp: 1 },
  { slug: 'hidden', make: 'Audi', model: 'A3', staff_hidden: true },
  { slug: 'off', make: 'Audi', model: 'A3', show_on_dealer_website: false },
  { slug: 'theirs', make: 'BMW', model: 'X5', tenant_id: 2, dealership_id: 21 },
]

const names: LandingNames = {
  dealerships: [
    { slug: 'dealership-11', name: 'Dealership 11' },
    { slug: 'dealership-12', name: 'Dealership 12' },
  ],
  makes: [
    { name: 'Audi', models: ['A3'] },
    { name: 'Kia', models: ['Rio'] },
    { name: 'Toyota', models: ['HiLux'] },
  ],
  bodies: ['Hatch', 'Ute'],
  sold: { all: ['Cars', 'Motorcycles', 'Trucks'], makes: {}, bodies: {}, dealerships: {} },
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
  for (const [index, changes] of stock.entries()) {
    const row = { ...bare, id: index + 1, feed_key: `key-${index}`, name: changes.slug, ...changes }
    const columns = Object.keys(row).join(', ')
    await pool.query(
      `INSERT INTO vehicles (${columns}) SELECT ${columns} FROM json_populate_record(NULL::vehicles, $1)`,
      [JSON.stringify(row)],
    )
  }
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const vehicles = (site = siteOf(), offset = 0, limit = 10) =>
  readVehicleEntries(pool, site, { offset, limit })

describe('the sitemap of a website', () => {
  it('has only the vehicles that the website lists', async () => {
    expect(await countListed(pool, siteOf())).toBe(3)
    expect(await vehicles()).toEqual([
      { path: '/cars/rio', changed: '2026-11-01T00:00:00.000Z' },
      { path: '/cars/rio-new', changed: '2026-11-20T00:00:00.000Z' },
      { path: '/cars/hilux', changed: '2026-11-01T00:00:00.000Z' },
    ])
  })

  it('follows the website’s preset and routes [TEN-07, SEARCH-24, ROUTE-14]', async () => {
    const site = siteOf({ 'search.preset': 1, 'search.usedCarRoutes': true })
    expect((await vehicles(site)).map(({ path }) => path)).toEqual(['/used-car/rio', '/used-car/hilux'])
  })

  it('continues from an offset', async () => {
    expect((await vehicles(siteOf(), 1, 1)).map(({ path }) => path)).toEqual(['/cars/rio-new'])
  })

  it('has every landing page with stock once, with the stock’s last change [ROUTE-03…12]', async () => {
    const entries = await readLandingEntries(pool, siteOf(), names)
    expect(Object.fromEntries(entries.map(({ path, changed }) => [path, changed?.slice(0, 10)]))).toEqual({
      '/search': '2026-11-20',
      '/search/new-cars': '2026-11-20',
      '/search/used-cars': '2026-11-01',
      '/search/kia': '2026-11-20',
      '/search/kia/rio': '2026-11-20',
      '/search/toyota': '2026-11-01',
      '/search/toyota/hilux': '2026-11-01',
      '/search/hatch': '2026-11-20',
      '/search/ute': '2026-11-01',
      '/search/cars': '2026-11-20',
      '/search/trucks': '2026-11-01',
      '/search/dealership-11': '2026-11-20',
      '/search/dealership-12': '2026-11-01',
    })
    expect(entries).toHaveLength(13)
  })
})

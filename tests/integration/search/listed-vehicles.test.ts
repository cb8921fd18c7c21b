import fc from 'fast-check'
import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { createPool } from '@/server/clients/database'
import { listedInOrder } from '@/server/stock/search/postgres/listed-in-order'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import { readSavedVehicles } from '@/server/stock/search/saved-vehicles'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { NOW, randomStock } from './oracle/random-stock'
import { type Owner, plantOwners, siteOf } from './search-site'
import { storeStock } from './stored-stock'

let database: TestDatabase
let pool: pg.Pool
let owners: Owner[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  owners = await plantOwners(pool)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const bare = {
  tenant_id: 1,
  dealership_id: 11,
  name: '2021 Kia Rio',
  make: 'Kia',
  model: 'Rio',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  price: 18_990,
  dealership_slug: 'dealership-11',
  dealership_name: 'Dealership 11',
  show_on_dealer_website: true,
}

async function store(...vehicles: Record<string, unknown>[]): Promise<void> {
  await pool.query('TRUNCATE vehicles RESTART IDENTITY CASCADE')
  for (const [index, changes] of vehicles.entries()) {
    const row = { ...bare, id: index + 1, feed_key: `key-${index + 1}`, created_at: NOW, ...changes }
    const columns = Object.keys(row).join(', ')
    await pool.query(
      `INSERT INTO vehicles (${columns}) SELECT ${columns} FROM json_populate_record(NULL::vehicles, $1)`,
      [JSON.stringify(row)],
    )
  }
}

const saved = async (slugs: string[], site = siteOf()) =>
  (await readSavedVehicles(pool, site, slugs)).map(({ slug }) => slug)

describe('the vehicles of a watchlist', () => {
  it('are returned in the requested order, as a search returns them', async () => {
    await store({ slug: 'one' }, { slug: 'two', staff_name: 'Corrected' }, { slug: 'three' })
    expect(await saved(['three', 'two'])).toEqual(['three', 'two'])
    const [two] = await readSavedVehicles(pool, siteOf(), ['two'])
    expect(two).toMatchObject({ slug: 'two', path: '/cars/two', name: 'Corrected', price: 18_990 })
  })

  it('are only the website’s own, even when another tenant’s has the same slug', async () => {
    const theirs = { tenant_id: 2, dealership_id: 21 }
    await store(
      { slug: 'shared', name: 'Ours' },
      { ...theirs, slug: 'shared' },
      { ...theirs, slug: 'theirs' },
    )
    const found = await readSavedVehicles(pool, siteOf(), ['theirs', 'shared'])
    expect(found.map(({ slug, name }) => [slug, name])).toEqual([['shared', 'Ours']])
  })

  it('are only those that the website lists: not hidden, not withheld, not sold long ago', async () => {
    await store(
      { slug: 'listed' },
      { slug: 'hidden', staff_hidden: true },
      { slug: 'withheld', show_on_dealer_website: false },
      { slug: 'sold', status: 'sold', sold_date_timestamp: 0 },
    )
    expect(await saved(['hidden', 'withheld', 'sold', 'listed', 'never-was'])).toEqual(['listed'])
  })

  it('have no price on a website that hides prices [PRICE-09]', async () => {
    await store({ slug: 'one', offer_price: 17_990 })
    const [one] = await readSavedVehicles(pool, siteOf({ 'price.visible': false }), ['one'])
    expect(one).toMatchObject({ price: null, offer_price: null })
  })

  it('are empty when none is requested', async () => {
    expect(await saved([])).toEqual([])
  })
})

it('a website’s complete stock is listed in the order of its search pages [HF-04]', async () => {
  const site = siteOf()
  const engine = createPostgresEngine(pool)
  await fc.assert(
    fc.asyncProperty(randomStock(owners), async (stock) => {
      await storeStock(pool, stock)
      const plan = planSearch(
        stockScope(site, new Date(NOW)),
        { ...emptyQuery, hitsPerPage: 250 },
        { facets: [] },
      )
      const { rows } = await pool.query<{ id: number }>(listedInOrder(plan, ['v.id']))
      expect(rows.map(({ id }) => String(id))).toEqual((await engine.search(plan)).hits.map(({ id }) => id))
    }),
    { numRuns: 20 },
  )
})

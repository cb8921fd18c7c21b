import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { enqueueVehicles, resetIndex } from '@/server/stock/search/indexing/outbox'
import { createTestDatabase, type TestDatabase } from '~/tests/support/database'
import { plantOwners } from '../search/search-site'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  await plantOwners(pool)
})
beforeEach(async () => {
  await pool.query('DELETE FROM vehicles')
  await pool.query('TRUNCATE search.outbox')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const add = async (count: number, tenant = 1): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO vehicles (tenant_id, dealership_id, feed_key, slug, name, make, model, status, car_type, item_type,
       dealership_slug, dealership_name)
     SELECT $1, $1 * 10 + 1, 'k' || i || random(), 's' || i || random(), 'Car', 'Kia', 'Rio', 'in_stock', 'used', 'car', 'd', 'D'
     FROM generate_series(1, $2::int) i RETURNING id`,
    [tenant, count],
  )
  return rows.map(({ id }) => id)
}

const outbox = async () =>
  (
    await pool.query<{ tenant_id: number | null; vehicle_ids: number[] }>(
      'SELECT tenant_id, vehicle_ids FROM search.outbox ORDER BY id',
    )
  ).rows

describe('the outbox', () => {
  it('records additions, changes and deletions in order', async () => {
    const [one = 0, two = 0] = await add(2)
    await pool.query('UPDATE vehicles SET price = 1 WHERE id = $1', [two])
    await pool.query('DELETE FROM vehicles WHERE id = $1', [one])
    expect(await outbox()).toEqual([
      { tenant_id: 1, vehicle_ids: [one, two] },
      { tenant_id: 1, vehicle_ids: [two] },
      { tenant_id: 1, vehicle_ids: [one] },
    ])
  })

  it('is written in the vehicle’s transaction: rolled back with it, and invisible until the commit', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO vehicles (tenant_id, dealership_id, feed_key, slug, name, make, model, status, car_type, item_type,
         dealership_slug, dealership_name) VALUES (1, 11, 'k', 's', 'Car', 'Kia', 'Rio', 'in_stock', 'used', 'car', 'd', 'D')`,
    )
    expect((await client.query('SELECT FROM search.outbox')).rowCount).toBe(1)
    expect(await outbox()).toEqual([])
    await client.query('ROLLBACK')
    client.release()
    expect(await outbox()).toEqual([])
  })

  it('records nothing when a statement changes no vehicle', async () => {
    await add(1)
    await pool.query('TRUNCATE search.outbox')
    await pool.query('UPDATE vehicles SET price = 1 WHERE id = -1')
    await pool.query('DELETE FROM vehicles WHERE id = -1')
    expect(await outbox()).toEqual([])
  })

  it('records a statement’s vehicles in rows of up to 250 of one tenant', async () => {
    await add(600)
    await add(10, 2)
    await pool.query('TRUNCATE search.outbox')
    await pool.query('UPDATE vehicles SET price = 5')
    const rows = await outbox()
    expect(rows.map(({ tenant_id, vehicle_ids }) => [tenant_id, vehicle_ids.length])).toEqual([
      [1, 250],
      [1, 250],
      [1, 100],
      [2, 10],
    ])
  })

  it('records the vehicles of a deleted tenant', async () => {
    await pool.query(
      `INSERT INTO tenants (id, name, slug, group_id, template) VALUES (3, '3', '3', 1, 'metro')`,
    )
    await pool.query(`INSERT INTO dealerships (id, tenant_id, name, slug) VALUES (31, 3, '3', '3')`)
    const ids = await add(3, 3)
    await pool.query('TRUNCATE search.outbox')
    await pool.query('DELETE FROM tenants WHERE id = 3')
    expect((await outbox()).flatMap(({ vehicle_ids }) => vehicle_ids)).toEqual(ids)
  })

  it('lets two transactions write the same vehicles one after the other without a deadlock', async () => {
    const ids = await add(300)
    const [one, two] = [await pool.connect(), await pool.connect()]
    await one.query('BEGIN')
    await two.query('BEGIN')
    await one.query('UPDATE vehicles SET price = 1 WHERE id = $1', [ids[0]])
    await two.query('UPDATE vehicles SET price = 2 WHERE id = $1', [ids[299]])
    await enqueueVehicles(one, ids)
    await enqueueVehicles(two, ids)
    await one.query('COMMIT')
    await two.query('COMMIT')
    one.release()
    two.release()
    expect((await outbox()).flatMap(({ vehicle_ids }) => vehicle_ids)).toHaveLength(300 + 2 + 600)
  })

  it('is emptied without waiting for a writing transaction when no index needs the changes', async () => {
    await add(1)
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE vehicles SET price = 9')
    await resetIndex(pool)
    expect(await outbox()).toEqual([])
    await client.query('COMMIT')
    client.release()
    expect(await outbox()).toHaveLength(1)
  })
})

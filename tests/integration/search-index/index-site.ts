import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { createSearchIndex, type SearchIndex } from '@/server/stock/search/indexing/search-index'
import { decodeToken } from '@/server/stock/search/typesense/tokens'
import { createTestDatabase } from '~/tests/support/database'
import { testTypesense } from '~/tests/support/servers/typesense'
import { plantOwners } from '../search/search-site'

export interface IndexSite {
  readonly pool: Pool
  readonly index: SearchIndex
  add(count: number, options?: { tenant?: 1 | 2; make?: string }): Promise<number[]>
  /** The ids of the documents that searches find, with the make in their facet. */
  found(collection?: string): Promise<Map<number, string>>
  /** The vehicles that wait in the outbox, in order. */
  waiting(): Promise<number[]>
  clear(): Promise<void>
  close(): Promise<void>
}

const ADD = `
  INSERT INTO vehicles (tenant_id, dealership_id, feed_key, slug, name, make, model, status, car_type, item_type,
    dealership_slug, dealership_name, show_on_dealer_website, price, year)
  SELECT $1, $1 * 10 + 1, 'key-' || k, 'car-' || k, $3 || ' ' || k, $3, 'Model ' || k % 7, 'in_stock', 'used', 'car',
    'dealership', 'Dealership', true, 10000 + k, 2010 + k % 10
  FROM (SELECT i + coalesce((SELECT max(id) FROM vehicles), 0) AS k FROM generate_series(1, $2::int) i) numbered RETURNING id`

async function readDocuments({ client }: SearchIndex, collection: string): Promise<Map<number, string>> {
  const lines = (await client.collections(collection).documents().export()).split('\n').filter(Boolean)
  const documents = lines.map((line): { id: string; f_make: string } => JSON.parse(line))
  return new Map(documents.map(({ id, f_make }) => [Number(id), decodeToken(f_make)]))
}

async function dropCollections({ client, base }: SearchIndex): Promise<void> {
  for (const { name } of await client.collections().retrieve())
    if (name.startsWith(base)) await client.collections(name).delete()
  const { aliases } = await client.aliases().retrieve()
  for (const { name } of aliases) if (name.startsWith(base)) await client.aliases(name).delete()
}

/** Creates two tenants in a separate database, and their index on the run's search server or on the given one. */
export async function openIndexSite(server = testTypesense()): Promise<IndexSite> {
  const database = await createTestDatabase()
  const pool = createPool(database.url)
  pool.on('connect', (client) => client.on('error', () => {}))
  await plantOwners(pool)
  const index = createSearchIndex(server)
  return {
    pool,
    index,
    async add(count, { tenant = 1, make = 'Kia' } = {}) {
      const { rows } = await pool.query<{ id: number }>(ADD, [tenant, count, make])
      return rows.map(({ id }) => id)
    },
    found: (collection = index.alias) => readDocuments(index, collection),
    async waiting() {
      const { rows } = await pool.query<{ vehicle_ids: number[] }>(
        'SELECT vehicle_ids FROM search.outbox ORDER BY id',
      )
      return rows.flatMap(({ vehicle_ids }) => vehicle_ids)
    },
    async clear() {
      await pool.query('DELETE FROM vehicles')
      await pool.query('TRUNCATE search.outbox, search.index_state, search.set_aside')
      await dropCollections(index)
    },
    async close() {
      await dropCollections(index).catch(() => {}) // A test's own server may have stopped.
      await pool.end()
      await database.drop()
    },
  }
}

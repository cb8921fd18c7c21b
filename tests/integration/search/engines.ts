import type pg from 'pg'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { createIndexClient, createSearchClient } from '@/server/stock/search/typesense/client'
import { indexVehicles } from '@/server/stock/search/typesense/documents/index-vehicles'
import { type VehicleRow, vehicleRowsSql } from '@/server/stock/search/typesense/documents/vehicle-rows'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'
import { collectionSchema } from '@/server/stock/search/typesense/schema'
import { describeTypesense, testTypesense } from '../../support/servers/typesense'

/** An engine over a database's vehicles; `refresh` makes later writes visible to it. */
export interface TestedEngine {
  readonly engine: StockEngine
  readonly refresh: () => Promise<void>
}

export function openPostgresEngine(pool: pg.Pool): TestedEngine {
  return { engine: createPostgresEngine(pool), refresh: async () => {} }
}

/** A separate index on the run's search server, recreated by every refresh. */
export function openTypesenseEngine(pool: pg.Pool): TestedEngine {
  const connection = testTypesense()
  const { collection } = connection
  const client = createIndexClient(connection)
  let exists = false
  const refresh = async () => {
    if (exists) await client.collections(collection).delete()
    await client.collections().create(collectionSchema(collection))
    exists = true
    const { rows } = await pool.query<{ row: VehicleRow }>(vehicleRowsSql('ORDER BY v.id'))
    const results = await indexVehicles(
      client,
      collection,
      rows.map(({ row }) => row),
    )
    const refused = results.find(({ error }) => error !== null)
    if (refused) throw new Error(`vehicle ${refused.id} was not indexed: ${refused.error}`)
  }
  return { engine: createTypesenseEngine(createSearchClient(connection), collection), refresh }
}

interface EngineCase {
  readonly name: string
  readonly describe: jest.Describe
  readonly open: (pool: pg.Pool) => TestedEngine
}

/** Every engine must give the same results. Add a new engine here. */
const engineCases: readonly EngineCase[] = [
  { name: 'Postgres', describe, open: openPostgresEngine },
  { name: 'Typesense', describe: describeTypesense, open: openTypesenseEngine },
]

export function describeEngines(title: string, test: (open: EngineCase['open']) => void): void {
  for (const { name, describe, open } of engineCases) describe(`${name} search ${title}`, () => test(open))
}

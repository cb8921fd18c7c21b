import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { importStock } from '@/server/stock/import/import-stock'
import { createCollection } from '@/server/stock/search/indexing/collections'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { createSearchIndex, type SearchIndex } from '@/server/stock/search/indexing/search-index'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import { createSearchClient } from '@/server/stock/search/typesense/client'
import { vehicleDocument } from '@/server/stock/search/typesense/documents/vehicle-document'
import { type VehicleRow, vehicleRowsSql } from '@/server/stock/search/typesense/documents/vehicle-rows'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'
import { createDatabaseIfMissing } from '~/scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '~/scripts/launcher/database/prepare-database.mjs'
import { startThrowawayServer } from '~/scripts/launcher/throwaway/throwaway-server.mjs'
import { startThrowawayTypesense } from '~/scripts/typesense/throwaway-server.mjs'
import { writeImportRows } from './support/import-rows'
import { describeMachine } from './support/machine'
import { answerOf, everything, searchConcurrently } from './support/search-concurrently'

/**
 * Compares a rebuild of the index with a bare import of the same documents, and checks that searches stay correct during a
 * rebuild.
 */

const SOURCE = join(import.meta.dirname, '../../shared/data/bench/BENCH_us_carscom_2025.csv.gz')
const ROWS = Number(process.env.ROWS ?? 100_000)
const TARGET_RATIO = 2
const BATCH = 5000

const secondsSince = (started: number) => (performance.now() - started) / 1000

async function makeBatches(pool: Pool): Promise<string[]> {
  const batches: string[] = []
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ row: VehicleRow }>(
      vehicleRowsSql('WHERE v.id > $1 ORDER BY v.id LIMIT $2'),
      [after, BATCH],
    )
    if (rows.length === 0) return batches
    batches.push(rows.map(({ row }) => JSON.stringify(vehicleDocument(row))).join('\n'))
    after = Number(rows.at(-1)?.row.id)
  }
}

/** Leaves the collection in place, because dropping one keeps the server busy for a while. */
async function measureBareImport(
  index: SearchIndex,
  name: string,
  batches: readonly string[],
): Promise<number> {
  await createCollection(index, name)
  const started = performance.now()
  for (const batch of batches) {
    const answer = await index.client.collections(name).documents().import(batch, { action: 'create' })
    if (answer.includes('"success":false')) throw new Error('the server refused a document')
  }
  return secondsSince(started)
}

async function measureRebuild(pool: Pool, index: SearchIndex): Promise<number> {
  const started = performance.now()
  if (!(await rebuildIndex(pool, index))) throw new Error('another process is building the index')
  return secondsSince(started)
}

async function plantTenant(pool: Pool): Promise<{ tenant: number; dealershipId: number }> {
  const insert = async (sql: string, values: unknown[] = []) =>
    (await pool.query<{ id: number }>(`${sql} RETURNING id`, values)).rows[0]?.id ?? 0
  const group = await insert(`INSERT INTO groups (name, slug) VALUES ('Bench', 'bench')`)
  const tenant = await insert(
    `INSERT INTO tenants (name, slug, group_id, template) VALUES ('Bench', 'bench', $1, 'metro')`,
    [group],
  )
  const dealershipId = await insert(
    `INSERT INTO dealerships (tenant_id, name, slug) VALUES ($1, 'Bench', 'bench')`,
    [tenant],
  )
  return { tenant, dealershipId }
}

interface Server {
  url: string
  apiKey: string
}

async function measure(pool: Pool, folder: string, { url, apiKey }: Server) {
  const { tenant, dealershipId } = await plantTenant(pool)
  const source = join(folder, 'rows.ndjson')
  await writeImportRows(SOURCE, source, ROWS)
  const { counts } = await importStock({ pool, dealershipId, source, now: new Date() })
  await pool.query('VACUUM ANALYZE vehicles')
  console.log(`${counts.added} vehicles of one tenant. ${describeMachine()}`)
  const connection = { urls: [url], apiKey, collection: 'bench' }
  const index = createSearchIndex(connection)
  const batches = await makeBatches(pool)
  const before = await measureBareImport(index, 'before', batches)
  const rebuild = await measureRebuild(pool, index)
  // A second import, so that other load on the machine during one of them does not distort the ratio.
  const bare = (before + (await measureBareImport(index, 'after', batches))) / 2
  const plan = everything(tenant)
  const right = await answerOf(createPostgresEngine(pool), plan)
  const engine = createTypesenseEngine(createSearchClient(connection), index.alias)
  const searching = searchConcurrently(engine, plan, right)
  const searched = await measureRebuild(pool, index)
  return { bare, rebuild, searched, searches: await searching.end() }
}

async function run(): Promise<boolean> {
  const server = await startThrowawayServer()
  const typesense = await startThrowawayTypesense()
  const pool = createPool(server.urlOf('bench'), { statement_timeout: 300_000 })
  try {
    const url = server.urlOf('bench')
    await createDatabaseIfMissing(url)
    const PAYLOAD_SECRET = 'only for the benchmark, of no use'
    await migrateDatabase(server.children, { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET })
    const { bare, rebuild, searched, searches } = await measure(pool, server.folder, typesense)
    const ratio = rebuild / bare
    const isMet = ratio <= TARGET_RATIO && searches.wrong === 0
    console.log(`Bare import of the same documents, mean of before and after: ${bare.toFixed(1)} s`)
    console.log(
      `Rebuilding the index: ${rebuild.toFixed(1)} s, ${ratio.toFixed(2)} times (target: at most ${TARGET_RATIO})`,
    )
    console.log(`The same during searches: ${searched.toFixed(1)} s, ${(searched / bare).toFixed(2)} times`)
    console.log(
      `Searches meanwhile, all vehicles and facets: ${searches.requested}, ${searches.wrong} with other results than SQL, ${searches.late} timed out (PostgreSQL answers those)`,
    )
    console.log(isMet ? 'met' : 'MISSED')
    return isMet
  } finally {
    await pool.end()
    await typesense.stop()
    await server.remove()
  }
}

if (!existsSync(SOURCE)) {
  console.log(`The listings to index are missing (${SOURCE}). Nothing was measured.`)
} else if (!(await run())) process.exitCode = 1

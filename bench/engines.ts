import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { createPool } from '@/server/clients/database'
import { createSearchPool } from '@/server/stock/search/engine/engine'
import { createQueuedEngine, searchServerQueue } from '@/server/stock/search/engine/queued-engine'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { createSearchIndex } from '@/server/stock/search/indexing/search-index'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { createSearchClient } from '@/server/stock/search/typesense/client'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'
import { createDatabaseIfMissing } from '~/scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '~/scripts/launcher/database/prepare-database.mjs'
import { startThrowawayServer } from '~/scripts/launcher/throwaway/throwaway-server.mjs'
import { startThrowawayTypesense } from '~/scripts/typesense/throwaway-server.mjs'
import { measureFor, type Rate } from './support/durations'
import { describeMachine } from './support/machine'
import { plantTenant } from './support/searched-stock'
import { SEARCH_KINDS, shoppersSearch } from './support/shoppers-searches'
import { tenantScope } from './support/tenant-scope'

/**
 * Compares both search engines, behind the queues that websites use, for several stock sizes and numbers of concurrent shoppers.
 * `npm run bench:engines -- --sizes 15000,100000 --clients 1,16 --seconds 20`. Each size gets its own servers.
 */

const MEGABYTE = 2 ** 20
const LISTINGS = join(import.meta.dirname, '../../shared/data/bench/BENCH_us_carscom_2025.csv.gz')

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '15000,100000,500000' },
    clients: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '20' },
  },
})
const numbers = (list: string) => list.split(',').map(Number)

interface Engines {
  readonly typesense: StockEngine
  readonly postgres: StockEngine
}

/** Throws when the engines answer a kind of search differently, because the comparison would be meaningless. */
async function requireEqualAnswers({ typesense, postgres }: Engines, planOf: (nth: number) => SearchPlan) {
  for (let nth = 0; nth < SEARCH_KINDS; nth++) {
    const [one, other] = await Promise.all(
      [typesense, postgres].map(async (engine) => {
        const { hits, count, facets } = await engine.search(planOf(nth))
        return JSON.stringify([count, hits.map(({ id }) => id), facets])
      }),
    )
    if (one !== other) throw new Error(`the engines answer search ${nth} differently`)
    if (one?.startsWith('[0,')) throw new Error(`search ${nth} finds nothing`)
  }
}

const HEAD = [
  '| vehicles | clients | Typesense p50 / p95 | a second | failed | Postgres p50 / p95 | a second | failed | Typesense’s rate / Postgres’s | Postgres’s p50 / Typesense’s |',
  '|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
]

function cells({ p50, p95, rate, errors }: Rate) {
  return [`${p50.toFixed(0)} / ${p95.toFixed(0)}`, rate.toFixed(1), errors]
}

async function measure(engines: Engines, planOf: (nth: number) => SearchPlan, vehicles: number) {
  for (const askers of numbers(options.clients)) {
    const rates: Rate[] = []
    for (const name of ['typesense', 'postgres'] as const) {
      const ask = (nth: number) => engines[name].search(planOf(nth))
      rates.push(await measureFor(ask, { askers, seconds: Number(options.seconds) }))
    }
    const [typesense, postgres] = rates
    if (!typesense || !postgres) continue
    const ratios = [(typesense.rate / postgres.rate).toFixed(2), (postgres.p50 / typesense.p50).toFixed(2)]
    const row = [vehicles, askers, ...cells(typesense), ...cells(postgres), ...ratios]
    console.log(`| ${row.join(' | ')} |`)
  }
}

interface Footprint {
  readonly vehicles: number
  /** Megabytes. */
  readonly database: number
  readonly typesense: number
}

/** Reads the size of the database on disk and the search server's resident memory, after the searches. */
async function footprintOf(
  pool: Pool,
  search: { url: string; apiKey: string },
  vehicles: number,
): Promise<Footprint> {
  const { rows } = await pool.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
  const response = await fetch(`${search.url}/metrics.json`, {
    headers: { 'X-TYPESENSE-API-KEY': search.apiKey },
    signal: AbortSignal.timeout(5000),
  })
  const { typesense_memory_resident_bytes: resident } = (await response.json()) as Record<string, string>
  return { vehicles, database: Number(rows[0]?.bytes) / MEGABYTE, typesense: Number(resident) / MEGABYTE }
}

/** Starts new servers for each size, because other vehicles in an index add to its cost. */
async function measureSize(vehicles: number): Promise<Footprint> {
  const server = await startThrowawayServer()
  const search = await startThrowawayTypesense()
  const url = server.urlOf('bench')
  const planting = createPool(url, { statement_timeout: 1_800_000 })
  const pool = createSearchPool(url)
  try {
    await createDatabaseIfMissing(url)
    const PAYLOAD_SECRET = 'only for the benchmark, of no use'
    await migrateDatabase(server.children, { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET })
    const tenant = await plantTenant(planting, { listings: LISTINGS, folder: server.folder, vehicles })
    const platform = { urls: [search.url], apiKey: search.apiKey, collection: 'bench' }
    const index = createSearchIndex(platform)
    await rebuildIndex(planting, index)
    await planting.query('VACUUM ANALYZE')
    const client = createSearchClient({ ...platform, collection: index.alias })
    const engines = {
      typesense: createQueuedEngine(createTypesenseEngine(client, index.alias), searchServerQueue(1)),
      postgres: createQueuedEngine(createPostgresEngine(pool)),
    }
    const scope = tenantScope(tenant)
    const planOf = (nth: number) => shoppersSearch(scope, nth)
    await requireEqualAnswers(engines, planOf)
    await measure(engines, planOf, vehicles)
    return await footprintOf(planting, search, vehicles)
  } finally {
    await Promise.all([pool.end(), planting.end()])
    await search.stop()
    await server.remove()
  }
}

if (!existsSync(LISTINGS)) {
  console.log(`The listings to search are missing (${LISTINGS}). Nothing was measured.`)
} else {
  console.log(
    `${describeMachine()}, ${options.seconds} s each, ${SEARCH_KINDS} kinds of search in turn, milliseconds\n\n${HEAD.join('\n')}`,
  )
  const footprints: Footprint[] = []
  for (const vehicles of numbers(options.sizes)) footprints.push(await measureSize(vehicles))
  console.log('\n| vehicles | database on disk | memory of Typesense |\n|---:|---:|---:|')
  for (const { vehicles, database, typesense } of footprints) {
    console.log(`| ${vehicles} | ${database.toFixed(0)} MB | ${typesense.toFixed(0)} MB |`)
  }
}

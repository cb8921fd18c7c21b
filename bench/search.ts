import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import type { StockScope } from '@/domain/stock/search/plan/stock-scope'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import { createPool, database } from '@/server/clients/database'
import { createSearchPool } from '@/server/stock/search/engine/engine'
import { createQueuedEngine } from '@/server/stock/search/engine/queued-engine'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { createSearchIndex } from '@/server/stock/search/indexing/search-index'
import { createPostgresEngine } from '@/server/stock/search/postgres/postgres-engine'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { createSearchClient } from '@/server/stock/search/typesense/client'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'
import { storeVocabulary } from '@/server/stock/search/vocabulary/store-vocabulary'
import { createDatabaseIfMissing } from '~/scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '~/scripts/launcher/database/prepare-database.mjs'
import { findFreePort } from '~/scripts/launcher/ports.mjs'
import { startThrowawayServer } from '~/scripts/launcher/throwaway/throwaway-server.mjs'
import { startThrowawayTypesense } from '~/scripts/typesense/throwaway-server.mjs'
import { directSearch } from './support/direct-search'
import { type Durations, measureAtOnce, measureInTurn } from './support/durations'
import { describeMachine } from './support/machine'
import { plantTenant, slugOf } from './support/searched-stock'
import { tenantScope } from './support/tenant-scope'
import { askEndpoint, requireTypesense } from './support/web-search'
import { startWebServer } from './support/web-server'

/**
 * Times searches with all facets on both engines and at the endpoint of a built web server, compared with the same `multi_search`
 * sent directly to the search server.
 */

const LISTINGS = join(import.meta.dirname, '../../shared/data/bench/BENCH_us_carscom_2025.csv.gz')
const SIZES = (process.env.VEHICLES ?? '15000,100000').split(',').map(Number)
const SEARCHES = Number(process.env.SEARCHES ?? 200)
const AT_ONCE = 32
/**
 * Maximum ratios: `direct` of the endpoint to the direct request; `postgres` of Postgres to Typesense, up to `POSTGRES_SIZE`
 * vehicles.
 */
const TARGETS = { direct: 1.5, postgres: 4 }
const POSTGRES_SIZE = 15_000

const FOUR_FILTERS =
  'refinementList[car_type][]=used&refinementList[make][]=Toyota&refinementList[make][]=Ford&refinementList[make][]=Jeep&refinementList[fuel][]=Petrol&refinementList[fuel][]=Hybrid&range[price]=10000:60000'

const queries: readonly [name: string, query: string][] = [
  ['four filters', FOUR_FILTERS],
  ['four filters, page 3 by price', `${FOUR_FILTERS}&sortBy=price:asc&page=3`],
  ['words and one filter', 'query=wrangler+white&refinementList[car_type][]=used'],
  ['words that partly match', 'query=roomy+wrangler+white&refinementList[car_type][]=used'],
  ['everything', ''],
]

async function ask(engine: StockEngine, scope: StockScope, query: string): Promise<string> {
  const plan = planSearch(scope, parseStockQuery(new URLSearchParams(query)).query)
  return JSON.stringify(await engine.search(plan))
}

interface Searched {
  readonly postgres: StockEngine
  readonly typesense: StockEngine
  readonly connection: TypesenseConnection
  readonly port: number
}

const TABLE =
  '| search | found | direct multi_search | endpoint | ratio to direct | engine | ratio to direct | Postgres | ratio to Typesense |'

/** Throws when the endpoint's count differs from the engines': it would run another search. */
async function requireCount(port: number, site: string, query: string, count: number): Promise<void> {
  const found = JSON.parse(await askEndpoint(port, site, query)).count
  if (found !== count) throw new Error(`the endpoint finds ${found} vehicles, the engines ${count}: ${query}`)
}

/**
 * Times one query on all four in turn and returns the ratios of their medians. The endpoint interprets words in the text, so its
 * count is not compared when the query has any.
 */
async function measureQuery(
  { postgres, typesense, connection, port }: Searched,
  scope: StockScope,
  site: string,
  query: string,
) {
  const plan = planSearch(scope, parseStockQuery(new URLSearchParams(query)).query)
  const { count } = await postgres.search(plan)
  if (plan.words.length === 0) await requireCount(port, site, query, count)
  const taken = await measureInTurn(
    {
      direct: await directSearch(connection, plan),
      endpoint: () => askEndpoint(port, site, query),
      typesense: () => ask(typesense, scope, query),
      postgres: () => ask(postgres, scope, query),
    },
    SEARCHES,
  )
  const toDirect = (name: 'endpoint' | 'typesense') => taken[name].p50 / taken.direct.p50
  const ratios = { endpoint: toDirect('endpoint'), typesense: toDirect('typesense') }
  return { count, taken, ratios, ofTypesense: taken.postgres.p50 / taken.typesense.p50 }
}

async function measure(searched: Searched, tenant: number, vehicles: number): Promise<boolean> {
  const [scope, site] = [tenantScope(tenant), slugOf(vehicles)]
  console.log(`${vehicles} vehicles of one tenant\n${TABLE}`)
  const met: boolean[] = []
  for (const [name, query] of queries) {
    const { count, taken, ratios, ofTypesense } = await measureQuery(searched, scope, site, query)
    const { direct, endpoint, typesense, postgres } = taken
    const cells = [
      ...[name, count, shown(direct)],
      ...[shown(endpoint), ratios.endpoint.toFixed(2), shown(typesense), ratios.typesense.toFixed(2)],
      ...[shown(postgres), ofTypesense.toFixed(2)],
    ]
    console.log(`| ${cells.join(' | ')} |`)
    if (query !== FOUR_FILTERS) continue
    met.push(ratios.endpoint <= TARGETS.direct)
    met.push(vehicles > POSTGRES_SIZE || ofTypesense <= TARGETS.postgres)
  }
  for (const name of ['typesense', 'postgres'] as const) {
    const taken = await measureAtOnce(() => ask(searched[name], scope, FOUR_FILTERS), AT_ONCE, SEARCHES * 2)
    console.log(`${name}, ${AT_ONCE} concurrent searches, four filters: ${shown(taken)}`)
    met.push(taken.errors === 0)
  }
  await requireTypesense(searched.port)
  return met.every(Boolean)
}

const shown = ({ p50, p99, errors }: Durations) =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}${errors > 0 ? `, ${errors} failed` : ''}`

/** Does the worker's part: without a stored vocabulary the endpoint interprets no text. */
async function storeVocabularies(
  planting: Pool,
  environment: Record<string, string>,
  tenants: readonly (readonly [size: number, tenant: number])[],
): Promise<void> {
  Object.assign(process.env, environment)
  for (const [, tenant] of tenants) await storeVocabulary(planting, tenant)
  await database().end()
}

async function run(): Promise<boolean> {
  const server = await startThrowawayServer()
  const search = await startThrowawayTypesense()
  const url = server.urlOf('bench')
  const planting = createPool(url, { statement_timeout: 300_000 })
  const pool = createSearchPool(url)
  let stopWeb = async () => {}
  try {
    await createDatabaseIfMissing(url)
    const PAYLOAD_SECRET = 'only for the benchmark, of no use'
    await migrateDatabase(server.children, { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET })
    const tenants: [size: number, tenant: number][] = []
    for (const vehicles of SIZES) {
      const tenant = await plantTenant(planting, { listings: LISTINGS, folder: server.folder, vehicles })
      tenants.push([vehicles, tenant])
    }
    await storeVocabularies(planting, { DATABASE_URL: url, PAYLOAD_SECRET }, tenants)
    const platform = { urls: [search.url], apiKey: search.apiKey, collection: 'bench' }
    const index = createSearchIndex(platform)
    await rebuildIndex(planting, index)
    await planting.query('VACUUM ANALYZE')
    const connection = { ...platform, collection: index.alias }
    const web = await startWebServer(await findFreePort(), {
      DATABASE_URL: url,
      DATA_DIR: server.folder,
      PAYLOAD_SECRET,
      TYPESENSE_URL: search.url,
      TYPESENSE_API_KEY: search.apiKey,
      TYPESENSE_COLLECTION: platform.collection,
    })
    stopWeb = web.stop
    const searched = {
      postgres: createQueuedEngine(createPostgresEngine(pool)),
      typesense: createTypesenseEngine(createSearchClient(connection), index.alias),
      connection,
      port: web.port,
    }
    console.log(`${describeMachine()}, all 24 facets, ${SEARCHES} searches each, p50 / p99 in ms`)
    const met: boolean[] = []
    for (const [vehicles, tenant] of tenants) {
      met.push(await measure(searched, tenant, vehicles))
    }
    const isMet = met.every(Boolean)
    console.log(
      `four filters: targets at most ${TARGETS.direct} times direct, ${TARGETS.postgres} times Typesense at ${POSTGRES_SIZE}, no errors: ${isMet ? 'met' : 'MISSED'}`,
    )
    return isMet
  } finally {
    await stopWeb()
    await Promise.all([pool.end(), planting.end()])
    await search.stop()
    await server.remove()
  }
}

if (!existsSync(LISTINGS)) {
  console.log(`The listings to search are missing (${LISTINGS}). Nothing was measured.`)
} else if (!(await run())) process.exitCode = 1

import type pg from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { createPool, database, processLimit } from '@/server/clients/database'
import { watchPool } from '@/server/metrics/metrics.mjs'
import { createFreshness } from '../indexing/freshness'
import { createOwnServerCheck } from '../indexing/own-server'
import { createPostgresEngine } from '../postgres/postgres-engine'
import type { StockEngine } from '../stock-engine'
import { createSearchClient } from '../typesense/client'
import { type TypesenseConnection, typesenseConnection } from '../typesense/connection'
import { createTypesenseEngine } from '../typesense/queries/typesense-engine'
import { aliasName } from '../typesense/schema'
import { getOwnConnection } from '../typesense/tenant-connection'
import { countedEngine, fallbackLog } from './answer-counts'
import { createFallbackEngine } from './fallback-engine'
import { createQueuedEngine, SEARCHES_AT_ONCE, searchServerQueue } from './queued-engine'

/**
 * Session settings of the search pool, which is separate so that a burst of searches does not starve pages and imports. JIT
 * compilation takes longer than a search, and counting 24 facets sorts on disk with less memory.
 */
const SESSION = '-c jit=off -c work_mem=16MB'

export function createSearchPool(connectionString: string, limit: pg.PoolConfig = {}): pg.Pool {
  return createPool(connectionString, { max: SEARCHES_AT_ONCE, options: SESSION, ...limit })
}

const engines = new Map<string, StockEngine>()
let postgres: StockEngine | undefined

/** Typesense with Postgres as fallback when Typesense is configured, else Postgres. */
export async function stockEngineOf(ctx: TenantContext): Promise<StockEngine> {
  const { DATABASE_URL } = env()
  postgres ??= countedEngine(
    createQueuedEngine(
      createPostgresEngine(watchPool('searches', createSearchPool(DATABASE_URL, processLimit()))),
    ),
    'postgres',
  )
  const platform = typesenseConnection()
  if (!platform) return postgres
  const own = await getOwnConnection(ctx, platform)
  const key = own ? JSON.stringify([ctx.id, own.urls, own.apiKey]) : ''
  const engine = engines.get(key) ?? withFallback(own ?? platform, postgres, own && ctx)
  engines.set(key, engine)
  return engine
}

/** `site` is the website that owns the connection, or null for the platform's. */
function withFallback(
  connection: TypesenseConnection,
  fallback: StockEngine,
  site: TenantContext | null,
): StockEngine {
  const alias = aliasName(connection.collection)
  const client = createSearchClient(connection)
  const queued = createQueuedEngine(
    createTypesenseEngine(client, alias),
    searchServerQueue(connection.urls.length),
  )
  const typesense = countedEngine(queued, 'typesense')
  return createFallbackEngine(typesense, fallback, {
    onFallback: fallbackLog().add,
    mayAsk: createFreshness(database(), alias),
    ...(site && { isOurs: createOwnServerCheck(database(), { client, alias, site }) }),
  })
}

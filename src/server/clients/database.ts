import pg from 'pg'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { watchPool } from '../metrics/metrics.mjs'
import { databaseCircuit } from './database-circuit.mjs'
import { LimitedClient, limitQueries, MARGIN_MS } from './limited-client'

const NUMERIC = 1700

/** `numeric` as a number: prices, kilometres and ratings are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

const USUAL_LIMIT = 5_000

/** The options of a pool whose statements are given so many milliseconds, and a little longer to wait for a connection. */
export const withLimit = (limit: number): pg.PoolConfig => ({
  connectionTimeoutMillis: limit + 2 * MARGIN_MS,
  statement_timeout: limit,
})

/** The same by the process's own limit: visitors' in a web server, and the usual one in the worker and in commands. */
export function processLimit(): pg.PoolConfig {
  const { limitMs } = databaseCircuit()
  return limitMs === null ? {} : withLimit(limitMs)
}

/**
 * A pool for SQL of our own (stock, search, cache notifications). A statement is given five seconds unless `options` say
 * otherwise: no shopper waits longer, and a hung one must not hold the pool. The server ends it; a server that is silent itself is
 * given up by `LimitedClient`.
 */
export function createPool(connectionString: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    ...withLimit(USUAL_LIMIT),
    Client: LimitedClient,
    allowExitOnIdle: true,
    types,
    ...options,
  })
  return hearLosses(pool)
}

/** An idle connection that the server closes (a restart) emits `error`; unheard, it would end the process. */
export function hearLosses(pool: pg.Pool): pg.Pool {
  return pool.on('error', (error) => log.error(`database: an idle connection was lost: ${error.message}`))
}

/** Has every query of this process, those of Payload too, given up after `DATABASE_TIMEOUT_MS`: for the web server, whose visitors wait. */
export const limitVisitorsQueries = () => limitQueries(env().DATABASE_TIMEOUT_MS)

let shared: pg.Pool | undefined

/** The process's pool on `DATABASE_URL`. */
export function database(): pg.Pool {
  shared ??= watchPool('pages', createPool(env().DATABASE_URL, processLimit()))
  return shared
}

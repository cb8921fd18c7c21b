import pg from 'pg'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { watchPool } from '../metrics/metrics.mjs'
import { databaseCircuit } from './database-circuit.mjs'
import { LimitedClient, limitQueries, MARGIN_MS } from './limited-client'

const NUMERIC = 1700

/** Parses `numeric` as a number: prices, kilometres and ratings are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

const USUAL_LIMIT = 5_000

/**
 * Milliseconds that the worker and commands wait for a connection. Nobody waits for them, and the queue's runner ends if it gets no
 * connection in time, for instance while a busy machine starts many at once.
 */
const PATIENT_MS = 30_000

/** Pool options that allow a statement `limit` milliseconds, and a little longer to wait for a connection. */
export const withLimit = (limit: number): pg.PoolConfig => ({
  connectionTimeoutMillis: limit + 2 * MARGIN_MS,
  statement_timeout: limit,
})

/** Pool options with the process's own limit: the visitors' limit in a web server, the defaults in the worker and in commands. */
export function processLimit(): pg.PoolConfig {
  const { limitMs } = databaseCircuit()
  return limitMs === null ? {} : withLimit(limitMs)
}

/**
 * A pool for our own SQL (stock, search, cache notifications). The server cancels a statement after five seconds, and a connection is
 * awaited for thirty, unless `options` say otherwise: a hung statement must not occupy the pool. Where shoppers wait, `processLimit` gives
 * shorter limits. `LimitedClient` gives up on a server that does not answer at all.
 */
export function createPool(connectionString: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: PATIENT_MS,
    statement_timeout: USUAL_LIMIT,
    Client: LimitedClient,
    allowExitOnIdle: true,
    types,
    ...options,
  })
  return logLostConnections(pool)
}

/** An idle connection that the server closes (on a restart) emits `error`. Without a listener, that would end the process. */
export function logLostConnections(pool: pg.Pool): pg.Pool {
  return pool.on('error', (error) => log.error(`database: an idle connection was lost: ${error.message}`))
}

/** Limits every query of this process, including Payload's, to `DATABASE_TIMEOUT_MS`. For the web server, where visitors wait. */
export const limitWebQueries = () => limitQueries(env().DATABASE_TIMEOUT_MS)

let shared: pg.Pool | undefined

export function database(): pg.Pool {
  shared ??= watchPool('pages', createPool(env().DATABASE_URL, processLimit()))
  return shared
}

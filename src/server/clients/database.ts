import pg from 'pg'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { watchPool } from '../metrics/metrics.mjs'

const NUMERIC = 1700

/** `numeric` as a number: prices, kilometres and ratings are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * A pool for SQL of our own (stock, search, cache notifications). A statement is given five seconds: no shopper waits
 * longer, and a hung one must not hold the pool.
 */
export function createPool(connectionString: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    allowExitOnIdle: true,
    types,
    ...options,
  })
  // An idle connection that the server closes (a restart) emits `error`; unheard, it would end the process.
  pool.on('error', (error) => log.error(`database: an idle connection was lost: ${error.message}`))
  return pool
}

let shared: pg.Pool | undefined

/** The process's pool on `DATABASE_URL`. */
export function database(): pg.Pool {
  shared ??= watchPool('pages', createPool(env().DATABASE_URL))
  return shared
}

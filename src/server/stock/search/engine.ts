import type pg from 'pg'
import { env } from '@/env'
import { createPool } from '../../clients/database'
import { createPostgresEngine } from './postgres-engine'
import type { StockEngine } from './stock-engine'

/**
 * Searches have connections of their own, so that a rush of them leaves pages and imports theirs. Compiling a statement
 * takes longer than a search, and counting 24 facets sorts on disk with less memory.
 */
const SESSION = '-c jit=off -c work_mem=16MB'

/** A pool for searches alone. */
export function createSearchPool(connectionString: string): pg.Pool {
  return createPool(connectionString, { max: 6, options: SESSION })
}

let shared: StockEngine | undefined

/** The process's search engine. */
export function stockEngine(): StockEngine {
  shared ??= createPostgresEngine(createSearchPool(env().DATABASE_URL))
  return shared
}

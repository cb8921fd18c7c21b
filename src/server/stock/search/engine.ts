import { env } from '@/env'
import { createPool } from '../../clients/database'
import { createPostgresEngine } from './postgres-engine'
import type { StockEngine } from './stock-engine'

/**
 * Searches have connections of their own, so that a rush of them leaves pages and imports theirs. Compiling a statement
 * takes longer than a search, and counting 24 facets sorts on disk with less memory.
 */
const SESSION = '-c jit=off -c work_mem=16MB'

let shared: StockEngine | undefined

/** The process's search engine. */
export function stockEngine(): StockEngine {
  shared ??= createPostgresEngine(createPool(env().DATABASE_URL, { max: 6, options: SESSION }))
  return shared
}

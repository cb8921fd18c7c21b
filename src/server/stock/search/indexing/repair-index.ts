import type { Pool } from 'pg'
import { log } from '@/server/log/log.mjs'
import { aliasTarget } from './collections'
import { compareDocuments } from './compare-documents'
import { countVehicles, differingTenants, MAX_WAITING } from './count-documents'
import { readState } from './index-state'
import { withWriteLock } from './locks'
import { enqueueVehicles } from './outbox'
import { rebuildIndex } from './rebuild'
import type { SearchIndex } from './search-index'

export type IndexProblem = 'missing' | 'older version' | 'newer version' | 'other documents'

/**
 * Null when the index exists, has this version's schema and holds as many documents of each tenant as there are vehicles.
 * Vehicles with waiting changes do not count; with `MAX_WAITING` of them, nothing is counted.
 */
export function diagnose(pool: Pool, index: SearchIndex): Promise<IndexProblem | null> {
  return withWriteLock(pool, async (db) => {
    const state = await readState(db)
    if (!state) return 'missing'
    if (state.schemaVersion > index.schemaVersion) return 'newer version'
    if (state.schemaVersion < index.schemaVersion) return 'older version'
    if (!state.collection || state.collection !== (await aliasTarget(index))) return 'missing'
    const counted = await countVehicles(db)
    if (counted.waiting.length === MAX_WAITING) return null
    const differing = await differingTenants(index.client, state.collection, counted)
    return differing.length > 0 ? 'other documents' : null
  })
}

const NEWER =
  'a newer version of Forecourt owns it; if that version is no longer in use, run `npm run search:reindex`'

async function repairDocuments(pool: Pool, index: SearchIndex): Promise<number> {
  const collection = await aliasTarget(index)
  if (!collection) return 0
  const differing = await compareDocuments(pool, index, collection)
  await enqueueVehicles(
    pool,
    differing.map(({ id }) => id),
  )
  return differing.length
}

/**
 * Builds an index that is missing or of an older version, otherwise rewrites wrong documents. Returns what was wrong. Throws when
 * a newer version owns the index: two versions may run side by side for the minutes of a deployment.
 */
export async function repairIndex(
  pool: Pool,
  index: SearchIndex,
  signal?: AbortSignal,
): Promise<IndexProblem | null> {
  const problem = await diagnose(pool, index)
  if (problem === 'newer version') throw new Error(NEWER)
  if (problem === 'other documents') {
    const count = await repairDocuments(pool, index)
    log.info(`search index: ${count} documents differ from the stock; rewriting them`)
  } else if (problem === 'missing' || problem === 'older version') {
    log.info(`search index: ${problem === 'missing' ? 'missing; building it' : 'outdated; rebuilding it'}`)
    const started = performance.now()
    const name = await rebuildIndex(pool, index, { signal })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (name) log.info(`search index: ${name} built in ${seconds} s`)
  }
  return problem
}

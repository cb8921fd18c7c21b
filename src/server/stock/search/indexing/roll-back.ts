import type { Pool } from 'pg'
import { dropOthers, isOwnCollection } from './collections'
import { compareDocuments } from './compare-documents'
import { readState } from './index-state'
import { withBuildLock, withWriteLock } from './locks'
import type { SearchIndex } from './search-index'
import { startBuilding, stopBuilding, takeOver } from './take-over'
import { writeVehicles } from './write-vehicles'

const WRITTEN_AT_ONCE = 1000

/** This version has no earlier collection to roll back to. */
export class NoRollback extends Error {}

async function previousCollection(pool: Pool, index: SearchIndex): Promise<string> {
  const state = await readState(pool)
  const { previous } = state ?? {}
  if (!previous) throw new NoRollback('There is no earlier index to roll back to.')
  if (isOwnCollection(index, previous)) return previous
  throw new NoRollback(
    `The earlier index (${previous}) is of another version: deploy that version, and run this command there.`,
  )
}

/** Updates an earlier collection, which has had no change since it was replaced. */
async function catchUp(pool: Pool, index: SearchIndex, collection: string): Promise<void> {
  const ids = (await compareDocuments(pool, index, collection)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += WRITTEN_AT_ONCE) {
    const some = ids.slice(start, start + WRITTEN_AT_ONCE)
    await withWriteLock(pool, (db) => writeVehicles(db, index.client, [collection], some))
  }
}

async function goBack(pool: Pool, index: SearchIndex): Promise<string> {
  const name = await previousCollection(pool, index)
  try {
    await withWriteLock(pool, (db) => startBuilding(db, index, name))
    await catchUp(pool, index, name)
    const { collection, previous } = await takeOver(pool, index)
    await dropOthers(index, [collection, previous]).catch(() => {}) // the next build drops them
    return name
  } catch (error) {
    await stopBuilding(pool, index).catch(() => {}) // the next build cleans up
    throw error
  }
}

/**
 * Switches searches back to the previous collection after updating it. The current one is kept, so that a second rollback undoes
 * the first. Null when another process is building. Throws `NoRollback`.
 */
export function rollBackIndex(pool: Pool, index: SearchIndex): Promise<string | null> {
  return withBuildLock(pool, () => goBack(pool, index))
}

import type { Pool } from 'pg'
import { collectionNameAt, createCollection, dropCollection, dropOthers } from './collections'
import { copyVehicles } from './copy-vehicles'
import { ownState, readState } from './index-state'
import { withBuildLock, withWriteLock } from './locks'
import type { SearchIndex } from './search-index'
import { startBuilding, stopBuilding, takeOver } from './take-over'

interface RebuildOptions {
  readonly onProgress?: (copied: number) => void
  /** Aborts between two turns and drops the new collection. */
  readonly signal?: AbortSignal | undefined
}

/** Drops the unfinished collection of a killed process. */
async function dropLeftOver(pool: Pool, index: SearchIndex): Promise<void> {
  const building = ownState(index, await readState(pool))?.building
  if (building) await dropCollection(index, building)
}

async function build(
  pool: Pool,
  index: SearchIndex,
  { onProgress = () => {}, signal }: RebuildOptions,
): Promise<string> {
  await dropLeftOver(pool, index)
  const name = collectionNameAt(index, new Date())
  await createCollection(index, name)
  try {
    await withWriteLock(pool, (db) => startBuilding(db, index, name))
    await copyVehicles(pool, index, name, (copied) => {
      onProgress(copied)
      signal?.throwIfAborted()
    })
    const { collection, previous } = await takeOver(pool, index)
    await dropOthers(index, [collection, previous]).catch(() => {}) // the next build drops them
    return name
  } catch (error) {
    await stopBuilding(pool, index)
      .then(() => dropCollection(index, name))
      .catch(() => {}) // the next build cleans up
    throw error
  }
}

/**
 * Builds beside the live index, which still receives changes, then switches searches to the new one. Returns its collection's
 * name, or null when another process is building.
 */
export function rebuildIndex(
  pool: Pool,
  index: SearchIndex,
  options: RebuildOptions = {},
): Promise<string | null> {
  return withBuildLock(pool, () => build(pool, index, options))
}

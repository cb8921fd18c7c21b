import type { ClientBase, Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import { announceTags } from '@/server/cache/announce-tags'
import { ownState, readState } from './index-state'
import { withWriteLock } from './locks'
import { type Change, deleteChanges, readChanges } from './outbox'
import type { SearchIndex } from './search-index'
import { writeVehicles } from './write-vehicles'

/** Expires lists that were made from the index before it had the changes. */
async function expireLists(db: ClientBase, changes: readonly Change[]): Promise<void> {
  const tenants = new Set(changes.flatMap(({ tenantId }) => tenantId ?? []))
  await announceTags(
    db,
    [...tenants].map((tenant) => buildTag('stock', { tenant })),
  )
}

/**
 * Deletes changes only after the search server has accepted them all. Documents are built from the current rows, so applying a
 * change twice or late does no harm. Returns whether more changes wait. Does nothing without a collection of this version.
 */
function applyChanges(pool: Pool, index: SearchIndex): Promise<boolean> {
  return withWriteLock(pool, async (db) => {
    const state = ownState(index, await readState(db))
    const collections = [state?.collection, state?.building].filter((name) => typeof name === 'string')
    if (collections.length === 0) return false
    const { changes, more } = await readChanges(db)
    if (changes.length === 0) return false
    const ids = [...new Set(changes.flatMap(({ vehicleIds }) => vehicleIds))]
    await writeVehicles(db, index.client, collections, ids)
    await deleteChanges(db, changes)
    await expireLists(db, changes)
    return more
  })
}

export async function applyAllChanges(pool: Pool, index: SearchIndex, signal?: AbortSignal): Promise<void> {
  let more = true
  while (more && !signal?.aborted) more = await applyChanges(pool, index)
}

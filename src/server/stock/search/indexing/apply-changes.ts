import type { ClientBase, Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import { announceTags } from '@/server/cache/announce-tags'
import { ownState, readState } from './index-state'
import { whileWriting } from './locks'
import { type Change, forgetChanges, readChanges } from './outbox'
import type { SearchIndex } from './search-index'
import { writeVehicles } from './write-vehicles'

/** Lists that were made from the index while it had not heard of the changes yet. */
async function expireLists(db: ClientBase, changes: readonly Change[]): Promise<void> {
  const tenants = new Set(changes.flatMap(({ tenantId }) => tenantId ?? []))
  await announceTags(
    db,
    [...tenants].map((tenant) => buildTag('stock', { tenant })),
  )
}

/**
 * Tells the index of the changes that have waited longest; they are forgotten when the search server has taken them all, and
 * not before. Documents are made of what is stored now, so that doing it twice, or late, does no harm. Gives whether more
 * changes wait. None is heard of while there is no collection of this version.
 */
function applyChanges(pool: Pool, index: SearchIndex): Promise<boolean> {
  return whileWriting(pool, async (db) => {
    const state = ownState(index, await readState(db))
    const collections = [state?.collection, state?.building].filter((name) => typeof name === 'string')
    if (collections.length === 0) return false
    const { changes, more } = await readChanges(db)
    if (changes.length === 0) return false
    const ids = [...new Set(changes.flatMap(({ vehicleIds }) => vehicleIds))]
    await writeVehicles(db, index.client, collections, ids)
    await forgetChanges(db, changes)
    await expireLists(db, changes)
    return more
  })
}

/** Tells the index of all changes that wait now. */
export async function applyAllChanges(pool: Pool, index: SearchIndex, signal?: AbortSignal): Promise<void> {
  let more = true
  while (more && !signal?.aborted) more = await applyChanges(pool, index)
}

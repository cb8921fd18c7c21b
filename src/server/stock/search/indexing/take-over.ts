import type { ClientBase, Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import { announceTags } from '@/server/cache/announce-tags'
import { applyAllChanges } from './apply-changes'
import { aliasTarget, pointAlias } from './collections'
import { type Counted, countVehicles, differingTenants, MAX_WAITING } from './count-documents'
import { type IndexState, ownState, readState, writeState } from './index-state'
import { withWriteLock } from './locks'
import { deleteAllChanges } from './outbox'
import type { SearchIndex } from './search-index'

/** Attempts to catch up. Each applies the changes since the last one. */
const ATTEMPTS = 20

/** The new collection's counts are wrong, so it does not go live. */
class IndexDiffers extends Error {
  constructor(tenants: readonly (number | null)[]) {
    const whose = tenants.map((tenant) => (tenant === null ? 'no tenant' : `tenant ${tenant}`)).join(', ')
    super(`the collection’s document count differs from the vehicle count of ${whose}`)
    this.name = 'IndexDiffers'
  }
}

/**
 * Makes `building` receive changes, together with the live collection if there is one. The caller then copies all vehicles, so
 * that without a live collection the waiting changes are deleted.
 */
export async function startBuilding(db: ClientBase, index: SearchIndex, building: string): Promise<void> {
  const state = await readState(db)
  const own = ownState(index, state)
  // Do not write to a live collection that is gone or that was replaced by hand.
  const isLive = own?.collection != null && own.collection === (await aliasTarget(index))
  await writeState(db, {
    alias: index.alias,
    schemaVersion: index.schemaVersion,
    collection: isLive ? own.collection : null,
    previous: own ? own.previous : (state?.collection ?? state?.previous ?? null),
    building,
  })
  if (!isLive) await deleteAllChanges(db)
}

export async function stopBuilding(pool: Pool, index: SearchIndex): Promise<void> {
  await withWriteLock(pool, async (db) => {
    const state = ownState(index, await readState(db))
    if (state) await writeState(db, { ...state, building: null })
  })
}

async function searchFrom(
  db: ClientBase,
  index: SearchIndex,
  state: IndexState,
  counted: Counted,
): Promise<void> {
  const { building, collection, previous } = state
  if (!building) throw new Error('another process stopped building this collection')
  const differing = await differingTenants(index.client, building, counted)
  if (differing.length > 0) throw new IndexDiffers(differing)
  await pointAlias(index, building)
  const replaced = collection ?? (previous === building ? null : previous)
  await writeState(db, { ...state, collection: building, previous: replaced, building: null })
  await announceTags(
    db,
    [...counted.byTenant.keys()].map((tenant) => buildTag('stock', { tenant })),
  )
}

async function takeOverNow(pool: Pool, index: SearchIndex): Promise<IndexState | null> {
  return withWriteLock(pool, async (db) => {
    const counted = await countVehicles(db)
    if (counted.waiting.length === MAX_WAITING) return null
    const state = ownState(index, await readState(db))
    if (!state) throw new Error('another version of Forecourt has taken over the index')
    await searchFrom(db, index, state, counted)
    return readState(db)
  })
}

/**
 * Switches searches to the collection that was being built, once it holds as many documents of each tenant as there are vehicles.
 * Returns the new state, which keeps the replaced collection for a rollback. Throws `IndexDiffers`.
 */
export async function takeOver(pool: Pool, index: SearchIndex): Promise<IndexState> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await applyAllChanges(pool, index)
    const state = await takeOverNow(pool, index)
    if (state) return state
  }
  throw new Error('vehicles change faster than the search server can index them: try again later')
}

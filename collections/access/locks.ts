import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { type AccessKind, reachableIds } from './reachable'
import { staffUser } from './roles'

interface Lock {
  id: number
  document?: { relationTo: CollectionSlug; value: number } | null
}

/** Milliseconds. Payload ignores a lock this long after the last keystroke. */
const LOCK_LIFE = 300_000

export const visibleLocks: Access = ({ req }) => locksOn(req, 'read')

/** Deleting a lock lets others save, so it requires the right to change the document. */
export const removableLocks: Access = ({ req }) => locksOn(req, 'update')

/** A person may take over a lock for themselves only, and the lock stays on its document. */
export const takeOverLock: Access = ({ req, data }) => {
  const { user: holder, ...others } = (data ?? {}) as { user?: { value?: unknown } }
  if (Object.keys(others).length > 0) return false
  if (holder && holder.value !== req.user?.id) return false
  return locksOn(req, 'update')
}

/** Locks live for minutes, so there are few. Expired locks stay in the table until the next lock is taken. */
async function locksOn(req: PayloadRequest, reaching: AccessKind): Promise<Where | false> {
  if (!staffUser(req)) return false
  const { docs } = await req.payload.db.find<Lock>({
    collection: 'payload-locked-documents',
    where: { updatedAt: { greater_than: new Date(Date.now() - LOCK_LIFE).toISOString() } },
    pagination: false,
    req,
  })
  const reached: number[] = []
  for (const collection of new Set(docs.flatMap(({ document }) => document?.relationTo ?? []))) {
    reached.push(...(await locksAmong(req, reaching, collection, docs)))
  }
  return { id: { in: reached } }
}

async function locksAmong(
  req: PayloadRequest,
  reaching: AccessKind,
  collection: CollectionSlug,
  locks: Lock[],
): Promise<number[]> {
  const onCollection = locks.flatMap(({ id, document }) =>
    document?.relationTo === collection ? [{ id, on: document.value }] : [],
  )
  const on = onCollection.map((lock) => lock.on)
  const reached = await reachableIds(req, reaching, collection, on)
  return onCollection.filter((lock) => reached.has(lock.on)).map(({ id }) => id)
}

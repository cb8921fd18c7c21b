import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { type Reaching, reachableIds } from './reachable'
import { staffUser } from './roles'

interface Lock {
  id: number
  document?: { relationTo: CollectionSlug; value: number } | null
}

/** For how long Payload counts a lock after the last keystroke, in milliseconds. */
const LOCK_LIFE = 300_000

/** A lock (somebody is editing this) is as visible as the document it is on. */
export const visibleLocks: Access = ({ req }) => locksOn(req, 'read')

/** Removing a lock lets others save, so it takes the right to change the document. */
export const removableLocks: Access = ({ req }) => locksOn(req, 'update')

/** Taking over an edit: the lock passes to oneself, to nobody else, and stays on its document. */
export const takeOverLock: Access = ({ req, data }) => {
  const { user: holder, ...others } = (data ?? {}) as { user?: { value?: unknown } }
  if (Object.keys(others).length > 0) return false
  if (holder && holder.value !== req.user?.id) return false
  return locksOn(req, 'update')
}

/** Locks live for minutes, so there are few; those that ran out wait in the table until the next one is taken. */
async function locksOn(req: PayloadRequest, reaching: Reaching): Promise<Where | false> {
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
  reaching: Reaching,
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

import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { staffUser } from './roles'

interface Lock {
  id: number
  document?: { relationTo: CollectionSlug; value: number } | null
}

/** A lock (somebody is editing this) is as visible as the document it is on. Locks last minutes, so there are few. */
export const visibleLocks: Access = async ({ req }) => {
  if (!staffUser(req)) return false
  const { docs } = await req.payload.db.find<Lock>({
    collection: 'payload-locked-documents',
    pagination: false,
    req,
  })
  const visible: number[] = []
  for (const collection of new Set(docs.flatMap(({ document }) => document?.relationTo ?? []))) {
    const locks = docs.filter(({ document }) => document?.relationTo === collection)
    visible.push(...(await visibleAmong(req, collection, locks)))
  }
  return { id: { in: visible } } satisfies Where
}

async function visibleAmong(req: PayloadRequest, collection: CollectionSlug, locks: Lock[]) {
  const ids = locks.map((lock) => lock.document?.value).filter((id) => id !== undefined)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const seen = new Set(docs.map((doc) => doc.id))
  return locks.filter((lock) => lock.document && seen.has(lock.document.value)).map((lock) => lock.id)
}

/** Taking over an edit: the lock passes to oneself, to nobody else. */
export const takeOverLock: Access = (args) => {
  const holder = (args.data as { user?: { value?: unknown } } | undefined)?.user
  if (holder && holder.value !== args.req.user?.id) return false
  return visibleLocks(args)
}

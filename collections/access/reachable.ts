import type { CollectionSlug, PayloadRequest, Where } from 'payload'

export type AccessKind = 'read' | 'update'

/**
 * Returns the ids of the documents that the person may read or change. If the person has no access to the collection,
 * the result is empty. Payload's `find` throws in that case.
 */
export async function reachableIds(
  req: PayloadRequest,
  reaching: AccessKind,
  collection: CollectionSlug,
  ids: number[],
): Promise<Set<number>> {
  const allowed = await req.payload.collections[collection].config.access[reaching]({ req })
  if (allowed === false || ids.length === 0) return new Set()
  const named: Where = { id: { in: ids } }
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where: allowed === true ? named : { and: [named, allowed] },
    select: {},
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

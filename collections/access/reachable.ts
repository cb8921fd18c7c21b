import type { CollectionSlug, PayloadRequest, Where } from 'payload'

export type Reaching = 'read' | 'update'

/**
 * Which of these documents the person may read or change. A collection that is refused altogether answers none: to ask
 * is no error, unlike Payload's own finding, which throws.
 */
export async function reachableIds(
  req: PayloadRequest,
  reaching: Reaching,
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

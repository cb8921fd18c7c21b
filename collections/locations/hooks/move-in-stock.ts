import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { moveLocationInStock } from '@/server/stock/rename-in-stock'
import { idOf } from '../../access/roles'

/** Vehicles carry their location's name and place (search reads them there), so a change is written to them at once. */
export const moveInStock: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { city = null, state = null } = doc.address ?? {}
  const before = previousDoc?.address ?? {}
  if (operation !== 'update') return
  if (doc.name === previousDoc.name && city === (before.city ?? null) && state === (before.state ?? null))
    return
  await moveLocationInStock(req, { id: doc.id, name: doc.name, city, state })
}

/** Pages that show places and vehicles that stand there are read again. */
export async function expireLocations({
  doc,
  req,
}: {
  doc: { tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant === null) return
  await expireTags(req, [buildTag('locations', { tenant }), buildTag('stock', { tenant })])
}

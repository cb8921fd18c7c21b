import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { moveLocationInStock } from '@/server/stock/rename-in-stock'
import { idOf } from '../../access/roles'

interface LocationDoc {
  name: string
  address?: { city?: string | null; state?: string | null } | null
}

function placeOf({ name, address }: LocationDoc) {
  return { name, city: address?.city ?? null, state: address?.state ?? null }
}

/** Search reads the location's name and place from the vehicle rows, so a change updates those rows. */
export const moveInStock: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const before = placeOf(previousDoc)
  const after = placeOf(doc)
  if (before.name === after.name && before.city === after.city && before.state === after.state) return
  await moveLocationInStock(req, doc.id, before, after)
}

export async function expireLocations({
  doc,
  req,
}: {
  doc: { tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant === null) return
  await expireTags(req, [
    buildTag('locations', { tenant }),
    buildTag('stock', { tenant }),
    buildTag('vehicles', { tenant }),
  ])
}

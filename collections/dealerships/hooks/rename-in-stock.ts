import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { renameDealershipInStock } from '@/server/stock/rename-in-stock'
import { idOf } from '../../access/roles'

/** Search reads the dealership's name and slug from the vehicle rows, so a rename updates those rows. */
export const renameInStock: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || (doc.name === previousDoc.name && doc.slug === previousDoc.slug)) return
  await renameDealershipInStock(req, { id: doc.id, name: doc.name, slug: doc.slug })
}

export async function expireStock({
  doc,
  req,
}: {
  doc: { tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant === null) return
  await expireTags(req, [
    buildTag('tenant', { tenant }),
    buildTag('stock', { tenant }),
    buildTag('vehicles', { tenant }),
  ])
}

import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { renameDealershipInStock } from '@/server/stock/rename-in-stock'
import { idOf } from '../../access/roles'

/** Vehicles carry their dealership's name and slug (search reads them there), so a new name is written to them at once. */
export const renameInStock: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || (doc.name === previousDoc.name && doc.slug === previousDoc.slug)) return
  await renameDealershipInStock(req, { id: doc.id, name: doc.name, slug: doc.slug })
}

/** What the dealership's settings and name show on the website is read again. */
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

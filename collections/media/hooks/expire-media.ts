import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

/** Pages that show the picture read its address and description again. */
export async function expireMedia({
  doc,
  req,
}: {
  doc: { tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant !== null) await expireTags(req, [buildTag('media', { tenant })])
}

import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'

/** Expires the website's context and the lookup of its hosts. */
export async function expireTenant({
  doc,
  req,
}: {
  doc: { id: number }
  req: PayloadRequest
}): Promise<void> {
  await expireTags(req, [buildTag('hosts', {}), buildTag('tenant', { tenant: doc.id })])
}

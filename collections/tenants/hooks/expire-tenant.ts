import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'

export async function expireTenant({
  doc,
  req,
}: {
  doc: { id: number }
  req: PayloadRequest
}): Promise<void> {
  await expireTags(req, [buildTag('hosts', {}), buildTag('tenant', { tenant: doc.id })])
}

import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

export async function expireLegalText({
  doc,
  req,
}: {
  doc: { id: number; tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant !== null)
    await expireTags(req, [buildTag('legal', { tenant, id: doc.id }), buildTag('legalPages', { tenant })])
}

import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

/** Header and footer stand on every page of the website. */
export async function expireChrome({
  doc,
  req,
}: {
  doc: { tenant: unknown }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant !== null) await expireTags(req, [buildTag('chrome', { tenant })])
}

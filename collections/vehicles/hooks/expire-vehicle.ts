import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

/** The vehicle's page and every list it may stand in. */
export async function expireVehicle(args: {
  doc: { tenant: unknown; slug: string }
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(args.doc.tenant)
  if (tenant === null) return
  await expireTags(args.req, [
    buildTag('vehicle', { tenant, slug: args.doc.slug }),
    buildTag('stock', { tenant }),
  ])
}

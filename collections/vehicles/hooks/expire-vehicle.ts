import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

interface VehicleDoc {
  tenant?: unknown
  slug: string
  staff?: { hidden?: boolean | null }
}

/** Expires the vehicle's page and the stock lists. If the vehicle appears or disappears, the stock choices expire too. */
export async function expireVehicle({
  doc,
  previousDoc,
  req,
}: {
  doc: VehicleDoc
  previousDoc?: Partial<VehicleDoc>
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(doc.tenant)
  if (tenant === null) return
  const tags = [buildTag('vehicle', { tenant, slug: doc.slug }), buildTag('stock', { tenant })]
  const appearsOrGoes = !previousDoc || Boolean(doc.staff?.hidden) !== Boolean(previousDoc.staff?.hidden)
  await expireTags(req, appearsOrGoes ? [...tags, buildTag('stockChoices', { tenant })] : tags)
}

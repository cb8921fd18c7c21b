import type { FieldHook, PayloadRequest } from 'payload'
import { unseenReason } from '@/domain/offers/unseen-reasons'
import { idOf } from '../../access/roles'

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

const time = (value: unknown) => (value ? String(value) : null)

/** Null where the status was not selected: the reason would be a guess. */
export const readSeen: FieldHook = async ({ data, req }) => {
  if (typeof data?._status !== 'string') return null
  const excludedWebsiteIds = words(data.excluded_website_ids)
  const offer = {
    isPublished: data._status === 'published',
    liveFrom: time(data.liveFrom),
    liveUntil: time(data.liveUntil),
    excludedWebsiteIds,
  }
  const websiteId = excludedWebsiteIds.length > 0 ? await websiteIdOf(req, idOf(data.tenant)) : ''
  return unseenReason(offer, websiteId, new Date()) ?? 'Yes'
}

/** The slug stands for a website without an id, as in `TenantContext`. */
async function websiteIdOf(req: PayloadRequest, tenant: number | null): Promise<string> {
  if (tenant === null) return ''
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { equals: tenant } },
    select: { website_id: true, slug: true },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the id of a website whose offer the person reads
    req,
  })
  return docs[0]?.website_id ?? docs[0]?.slug ?? ''
}

import type { FieldHook, PayloadRequest } from 'payload'
import { unseenReason } from '@/domain/offers/unseen-reasons'
import { idOf } from '../../access/roles'
import { publishedRow } from '../../requests/published-row'

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

const time = (value: unknown) => (value ? String(value) : null)

type Document = Readonly<Record<string, unknown>>

/** Why shoppers do not see a version of the offer, or `yes`. */
async function judged(req: PayloadRequest, doc: Document, yes: string): Promise<string> {
  const excludedWebsiteIds = words(doc.excluded_website_ids)
  const offer = {
    isPublished: doc._status === 'published',
    liveFrom: time(doc.liveFrom),
    liveUntil: time(doc.liveUntil),
    excludedWebsiteIds,
  }
  const websiteId = excludedWebsiteIds.length > 0 ? await websiteIdOf(req, idOf(doc.tenant)) : ''
  return unseenReason(offer, websiteId, new Date()) ?? yes
}

/**
 * Null where the status was not selected: the reason would be a guess. Lists and forms read the newest version, and shoppers see the
 * published one.
 */
export const readSeen: FieldHook = async ({ data, req }) => {
  if (typeof data?._status !== 'string') return null
  const id = data._status === 'draft' ? idOf(data.id) : null
  const published = id === null ? null : await publishedRow(req, 'offers', id)
  if (!published) return judged(req, data, 'Yes')
  return judged(req, { ...published }, 'Yes, without the changes of your draft.')
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

import type { FieldHook, PayloadRequest } from 'payload'
import { unseenReason } from '@/domain/offers/unseen-reasons'
import { idOf } from '../../access/roles'
import { batched } from '../../requests/batched'

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

const time = (value: unknown) => (value ? String(value) : null)

type Document = Readonly<Record<string, unknown>>

/** Read without hooks, because this is one. */
const publishedOffers = batched(async (req, ids) => {
  const { docs } = await req.payload.db.find<Document & { id: number }>({
    collection: 'offers',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    select: { tenant: true, liveFrom: true, liveUntil: true, excluded_website_ids: true, _status: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
})

/** The slug stands for a website without an id, as in `TenantContext`. */
const websiteIds = batched(async (req, ids) => {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: ids } },
    select: { website_id: true, slug: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // the id of a website whose offer the person reads
    req,
  })
  return new Map(docs.map(({ id, website_id, slug }) => [id, website_id ?? slug]))
})

async function websiteIdOf(req: PayloadRequest, tenant: number | null): Promise<string> {
  return tenant === null ? '' : ((await websiteIds(req, tenant)) ?? '')
}

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
  const published = id === null ? undefined : await publishedOffers(req, id)
  if (!published) return judged(req, data, 'Yes')
  return judged(req, published, 'Yes, without the changes of your draft.')
}

import config from '@payload-config'
import { type CollectionSlug, getPayload, type TypedCollection, type Where } from 'payload'
import type { TenantContext } from '@/domain/tenants/tenant-context'

interface FindOptions {
  collection: CollectionSlug
  where?: Where
  depth?: 0 | 1
  limit?: number
  sort?: string
}

/**
 * Reads content for a website's visitors. The only way there is: Payload's Local API asks no permission unless told to, and
 * visitors have none, so this door always adds the tenant and, where a collection has drafts, asks for published documents.
 * What a document refers to (depth 1) is the tenant's own as well: writing refuses anything else.
 */
export async function findForTenant<Slug extends CollectionSlug>(
  ctx: Pick<TenantContext, 'id'>,
  { collection, where = {}, depth = 0, limit = 100, sort }: FindOptions & { collection: Slug },
): Promise<TypedCollection[Slug][]> {
  const payload = await getPayload({ config })
  const drafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const published: Where[] = drafts ? [{ _status: { equals: 'published' } }] : []
  const { docs } = await payload.find({
    collection,
    where: { and: [{ tenant: { equals: ctx.id } }, ...published, where] },
    depth,
    limit,
    sort,
    draft: false,
    overrideAccess: true, // the tenant and the published state above are the rule
    pagination: false,
  })
  return docs as TypedCollection[Slug][]
}

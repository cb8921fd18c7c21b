import config from '@payload-config'
import { type CollectionSlug, getPayload, type TypedCollection, type Where } from 'payload'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'

interface FindOptions {
  collection: CollectionSlug
  where?: Where
  depth?: 0 | 1
  limit?: number
  sort?: string
}

/**
 * Reads content for a website's visitors. It is the only way to do so: Payload's Local API skips access control by default and visitors
 * have no permissions, so this function always filters by tenant and, in collections with drafts, by published status. Documents referred
 * to (depth 1) belong to the same tenant: writes refuse any others.
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

/** The newest version of a website's page, published or not, for a preview. Null if the website has no such page. */
export async function findDraftPage(ctx: Pick<TenantContext, 'id'>, id: number): Promise<Page | null> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: ctx.id } }, { id: { equals: id } }] },
    depth: 1,
    limit: 1,
    draft: true,
    overrideAccess: true, // the signed token is the permission
    pagination: false,
  })
  return docs[0] ?? null
}

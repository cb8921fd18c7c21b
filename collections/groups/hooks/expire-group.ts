import type { CollectionAfterChangeHook } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { expireTags } from '@/server/cache/expire-tags'

/** Each website of the group inherits its settings, so all of their contexts expire. */
export const expireGroup: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { group: { equals: doc.id } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the cache serves every visitor, regardless of who makes the change
    req,
  })
  await expireTags(
    req,
    docs.map((tenant) => buildTag('tenant', { tenant: tenant.id as TenantId })),
  )
}

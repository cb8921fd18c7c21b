import type { CollectionAfterChangeHook } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { expireTags } from '@/server/cache/expire-tags'

/** A group's settings reach each of its websites, so all of them read their context again. */
export const expireGroup: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { group: { equals: doc.id } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the cache serves every visitor, whoever edited
    req,
  })
  await expireTags(
    req,
    docs.map((tenant) => buildTag('tenant', { tenant: tenant.id as TenantId })),
  )
}

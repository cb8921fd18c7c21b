import type { CollectionBeforeValidateHook } from 'payload'
import { isTakenSlug } from '@/domain/blog/blog-paths'
import { slugify, UNIQUE_SUFFIX_LENGTH } from '@/domain/stock/normalise/slug'
import { idOf } from '../../access/roles'

const MAX_SLUG = 80

/**
 * Names a new post's address after its title, with a number if the website has another such post. The address stays when the title
 * changes, so that links to it still work.
 */
export const nameAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'create' && originalDoc?.slug) return { ...data, slug: originalDoc.slug }
  const tenant = idOf(data?.tenant)
  const base = slugify(String(data?.title ?? ''), MAX_SLUG - UNIQUE_SUFFIX_LENGTH) || 'post'
  if (tenant === null) return data
  const { docs } = await req.payload.find({
    collection: 'blog-posts',
    where: { tenant: { equals: tenant }, slug: { like: base } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // an address is taken even if the person cannot see the other post
    req,
  })
  const taken = new Set(docs.map(({ slug }) => slug))
  for (let nth = 1; ; nth++) {
    const slug = nth === 1 ? base : `${base}-${nth}`
    if (!isTakenSlug(slug) && !taken.has(slug)) return { ...data, slug }
  }
}

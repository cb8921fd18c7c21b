import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../access/roles'

/**
 * Two documents of one website cannot share a slug; on another website it is free. The database refuses it as well, but in
 * words nobody understands.
 */
export const refuseTakenSlug: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const slug = data?.slug ?? originalDoc?.slug
  if (tenant === null || !slug) return data
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { tenant: { equals: tenant }, slug: { equals: slug }, id: { not_equals: originalDoc?.id ?? 0 } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the slug is taken whoever may see the other document
    req,
  })
  const other = docs[0] as unknown as { name?: string; title?: string } | undefined
  if (!other) return data
  const message = `${slug} is taken by "${other.name ?? other.title}". Choose another slug.`
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] })
}

import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../access/roles'

/**
 * Requires a field's value to be unique within a website. The database has the same constraint, but its error is
 * unreadable. `say` builds the message from the value and the other document's name or title.
 */
export const requireUnique =
  (field: string, say: (value: string, holder: string) => string): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
    const value = data?.[field] ?? originalDoc?.[field]
    if (tenant === null || !value) return data
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: {
        tenant: { equals: tenant },
        [field]: { equals: value },
        id: { not_equals: originalDoc?.id ?? 0 },
      },
      limit: 1,
      depth: 0,
      overrideAccess: true, // a value is taken even if the person cannot see the other document
      req,
    })
    const other = docs[0] as unknown as { name?: string; title?: string } | undefined
    if (!other) return data
    const message = say(String(value), other.name ?? other.title ?? '')
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }] })
  }

export const requireUniqueSlug = requireUnique(
  'slug',
  (slug, holder) => `"${holder}" already uses the slug ${slug}. Choose another slug.`,
)

import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../access/roles'

/**
 * Two documents of one website cannot share a field's value; on another website it is free. The database refuses it as well,
 * but in words nobody understands: `say` gives ours, told the value and what the document that has it is called.
 */
export const refuseTaken =
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
      overrideAccess: true, // it is taken whoever may see the other document
      req,
    })
    const other = docs[0] as unknown as { name?: string; title?: string } | undefined
    if (!other) return data
    const message = say(String(value), other.name ?? other.title ?? '')
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }] })
  }

export const refuseTakenSlug = refuseTaken(
  'slug',
  (slug, holder) => `${slug} is taken by "${holder}". Choose another slug.`,
)

import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

/**
 * Refuses to delete a website that still has content. One click must not lose pages, stock and leads, and on Postgres
 * the rows would remain without an owner.
 */
export const refuseDeleteWithContent: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const owned = req.payload.config.collections.filter(({ fields }) =>
    fields.some((field) => 'name' in field && field.name === 'tenant'),
  )
  const left: string[] = []
  for (const { slug } of owned) {
    const where = { tenant: { equals: id } }
    const { totalDocs } = await req.payload.count({
      collection: slug as CollectionSlug,
      where,
      overrideAccess: true, // content that the person cannot see also prevents the deletion
      req,
    })
    if (totalDocs > 0) left.push(`${totalDocs} in ${slug}`)
  }
  if (left.length === 0) return
  throw new APIError(`This website still has content: ${left.join(', ')}. Remove it first.`, 409, null, true)
}

import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

/**
 * A website is deleted only when nothing is left in it: pages, stock and leads are not something to lose by one click, and
 * on Postgres the rows would stay behind without an owner.
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
      overrideAccess: true, // what the person may not see must stop the deletion too
      req,
    })
    if (totalDocs > 0) left.push(`${totalDocs} in ${slug}`)
  }
  if (left.length === 0) return
  throw new APIError(`This website still has content: ${left.join(', ')}. Remove it first.`, 409, null, true)
}

import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload'

/** Nobody can delete mail, and it is kept for a week only. */
const MAIL = 'outbox'

/**
 * Refuses to delete a website that still has content. One click must not lose pages, stock and leads, and on Postgres
 * the rows would remain without an owner.
 */
export const refuseDeleteWithContent: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const owned = req.payload.config.collections.filter(
    ({ slug, fields }) => slug !== MAIL && fields.some((field) => 'name' in field && field.name === 'tenant'),
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
  if (left.length === 0) return deleteMail(req, id)
  throw new APIError(`This website still has content: ${left.join(', ')}. Remove it first.`, 409, null, true)
}

/** Without its website, the group's admins could no longer read it, and it would count as mail about accounts. */
async function deleteMail(req: PayloadRequest, id: number | string): Promise<void> {
  await req.payload.delete({
    collection: MAIL,
    where: { tenant: { equals: id } },
    overrideAccess: true, // nobody may delete mail
    req,
  })
}

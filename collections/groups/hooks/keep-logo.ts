import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses to delete the picture that is its group's logo, which the staff of one website may not know. */
export const keepGroupLogo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'groups',
    where: { logo: { equals: id } },
    overrideAccess: true, // a use that the person cannot see also prevents the deletion
    req,
  })
  if (totalDocs === 0) return
  throw new APIError(
    'This picture is the group’s logo. A group admin must choose another one first.',
    409,
    null,
    true,
  )
}

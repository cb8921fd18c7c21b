import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses to delete a group that has websites or people, because they would have no owner. */
export const refuseDeleteWithTenants: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const where = { group: { equals: id } }
  const tenants = await req.payload.count({ collection: 'tenants', where, overrideAccess: true, req })
  const users = await req.payload.count({ collection: 'users', where, overrideAccess: true, req })
  if (tenants.totalDocs + users.totalDocs === 0) return
  throw new APIError(
    `This group still has ${tenants.totalDocs} websites and ${users.totalDocs} people. Remove them first.`,
    409,
    null,
    true,
  )
}

import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A model's page belongs to its brand. */
export const refuseDeleteWithModels: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { docs } = await req.payload.find({
    collection: 'vehicle-models',
    where: { brand: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // a model that the person cannot see also prevents the deletion
    req,
  })
  if (!docs[0]) return
  throw new APIError(`“${docs[0].name}” belongs to this brand. Delete its models first.`, 409, null, true)
}

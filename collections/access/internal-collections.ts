import { type Access, type Endpoint, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload'
import { refuseWithoutSecondFactor } from './enforce-second-factor'
import { removableLocks, takeOverLock, visibleLocks } from './locks'
import { staffUser } from './roles'
import { nobody } from './rules'

const forStaff =
  (rule: Access): Access =>
  (args) =>
    staffUser(args.req) ? rule(args) : false

/** Guards a Payload endpoint that checks no access rule. */
const guarded = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    refuseWithoutSecondFactor(req)
    return handler(req)
  },
})

/** Payload's own handler fails with an SQL error when the person has no preference with that key. */
async function deletePreference(req: PayloadRequest): Promise<Response> {
  const { docs } = await req.payload.delete({
    collection: 'payload-preferences',
    where: { key: { equals: req.routeParams?.key } },
    overrideAccess: false,
    req,
  })
  const [deleted] = docs
  if (!deleted) throw new NotFound(req.t)
  return Response.json({ ...deleted, message: req.t('general:deletedSuccessfully') })
}

const withOwnDelete = (endpoint: Endpoint): Endpoint =>
  endpoint.method === 'delete' && endpoint.path === '/:key'
    ? { ...endpoint, handler: deletePreference }
    : endpoint

/**
 * Sets the access rules of the collections that Payload adds itself, which the Payload config cannot reach. By default,
 * any signed-in person may read and delete the document locks of every website.
 */
export async function restrictInternalCollections(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    if (collection.slug === 'payload-locked-documents') {
      Object.assign(collection.access, {
        create: nobody, // the admin's server creates locks and bypasses access rules
        read: visibleLocks,
        update: takeOverLock,
        delete: removableLocks,
      })
    }
    if (collection.slug === 'payload-preferences') {
      const { access, endpoints } = collection
      access.create = forStaff(access.create)
      access.read = forStaff(access.read)
      access.update = forStaff(access.update)
      access.delete = forStaff(access.delete)
      if (endpoints) collection.endpoints = endpoints.map(withOwnDelete).map(guarded)
    }
    if (collection.slug === 'payload-migrations') {
      Object.assign(collection.access, { create: nobody, read: nobody, update: nobody, delete: nobody })
      // Payload answers 501 for a collection whose endpoints are `false`.
      collection.endpoints = []
    }
  }
  return sanitized
}

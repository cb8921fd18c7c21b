import type { Access, Endpoint, SanitizedConfig } from 'payload'
import { removableLocks, takeOverLock, visibleLocks } from './locks'
import { nobody } from './nobody'
import { staffUser } from './roles'
import { refuseWithoutSecondFactor } from './second-factor-first'

/** A rule of Payload's, for people of the admin only. */
const forStaff =
  (rule: Access): Access =>
  (args) =>
    staffUser(args.req) ? rule(args) : false

/** An endpoint of Payload's that asks for no access rule. */
const guarded = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    refuseWithoutSecondFactor(req)
    return handler(req)
  },
})

/**
 * The rules of the collections that Payload adds by itself, which its own configuration cannot reach. Left alone, any
 * signed-in person may read and remove the locks on every website's documents.
 */
export async function restrictInternalCollections(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    if (collection.slug === 'payload-locked-documents') {
      Object.assign(collection.access, {
        create: nobody, // the admin's server takes locks, past the access rules
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
      if (endpoints) collection.endpoints = endpoints.map(guarded)
    }
    if (collection.slug === 'payload-migrations') {
      Object.assign(collection.access, { create: nobody, read: nobody, update: nobody, delete: nobody })
    }
  }
  return sanitized
}

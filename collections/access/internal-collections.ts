import type { SanitizedConfig } from 'payload'
import { removableLocks, takeOverLock, visibleLocks } from './locks'
import { nobody } from './nobody'

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
    if (collection.slug === 'payload-migrations') {
      Object.assign(collection.access, { create: nobody, read: nobody, update: nobody, delete: nobody })
    }
  }
  return sanitized
}

import type { CollectionAfterChangeHook } from 'payload'
import type { TestDrive } from '@/payload-types'
import { enqueueCancellation } from '@/server/test-drives/enqueue-cancellation'

/** Tells the shopper when staff cancel a test drive. */
export const tellShopper: CollectionAfterChangeHook<TestDrive> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isCancelled = doc.state === 'cancelled' && previousDoc?.state === 'booked'
  if (operation === 'update' && isCancelled) {
    await enqueueCancellation(req, { testDriveId: doc.id, authorId: req.user?.id ?? null })
  }
  return doc
}

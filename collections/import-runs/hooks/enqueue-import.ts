import type { CollectionAfterChangeHook } from 'payload'
import { enqueueJob } from '@/server/jobs/enqueue'

/** An uploaded file, and a held run that somebody confirms, are put on the queue in the transaction that stores them. */
export const enqueueImport: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const uploaded = operation === 'create' && doc.status === 'queued' && doc.filename
  const confirmed =
    operation === 'update' && doc.status === 'held' && doc.confirmed && !previousDoc?.confirmed
  if (uploaded || confirmed) await enqueueJob(req, 'import-stock', { runId: doc.id })
}

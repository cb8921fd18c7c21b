import type { CollectionAfterChangeHook } from 'payload'
import { enqueueImport } from '@/server/jobs/enqueue-import'
import { idOf } from '../../access/roles'

/** Queues an uploaded file, or a confirmed held run, in the transaction that stores the document. */
export const queueRun: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const uploaded = operation === 'create' && doc.status === 'queued' && doc.filename
  const confirmed =
    operation === 'update' && doc.status === 'held' && doc.confirmed && !previousDoc?.confirmed
  const dealershipId = idOf(doc.dealership)
  if (dealershipId !== null && (uploaded || confirmed)) {
    await enqueueImport(req, { runId: doc.id, dealershipId })
  }
}

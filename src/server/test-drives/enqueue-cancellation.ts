import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'
import type { JobPayloads } from '../jobs/job-payloads'

/**
 * Queues the mail and the note of a cancellation, in the transaction of `req`. A file of its own: the worker, which runs the job, starts twice
 * as fast without the database adapter.
 */
export async function enqueueCancellation(
  req: PayloadRequest,
  cancellation: JobPayloads['tell-of-cancellation'],
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('tell-of-cancellation', ${JSON.stringify(cancellation)}::json, max_attempts => 25)`,
  )
}

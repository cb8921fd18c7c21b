import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'
import type { JobPayloads } from './job-payloads'

/**
 * Puts a job on the durable queue in the transaction of `req`: it exists when the document is committed, and only then.
 */
export async function enqueueJob<Name extends keyof JobPayloads>(
  req: PayloadRequest,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => 5)`,
  )
}

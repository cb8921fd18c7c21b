import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'
import { IMPORT_KEY_PREFIX, type JobPayloads, STOCK_QUEUE_PREFIX } from './job-payloads'

/**
 * Queues the import of a run behind the dealership's other imports, in the transaction of `req`: the job exists only once the run is
 * committed.
 */
export async function enqueueImport(
  req: PayloadRequest,
  { runId, dealershipId }: JobPayloads['import-stock'] & { dealershipId: number },
): Promise<void> {
  const transaction = await transactionOf(req)
  const payload: JobPayloads['import-stock'] = { runId }
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('import-stock', ${JSON.stringify(payload)}::json, max_attempts => 5,
          queue_name => ${STOCK_QUEUE_PREFIX + dealershipId}, job_key => ${IMPORT_KEY_PREFIX + runId})`,
  )
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { transactionOf } from '../clients/payload-transaction'
import {
  IMPORT_KEY_PREFIX,
  type JobPayloads,
  RESIZING_QUEUE,
  STOCK_QUEUE_PREFIX,
  VOCABULARY_QUEUE,
} from './job-payloads'

/**
 * Puts a run's import on the durable queue, behind the dealership's other imports, in the transaction of `req`: it exists
 * when the run is committed, and only then.
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

/** Vehicles a job, which takes some ten seconds: imports that come meanwhile go first. */
const BATCH = 10

/** After everything else that is waiting. */
const LAST_PRIORITY = 100

/** Queues the resizing of vehicles' first photos. */
export async function enqueueResizing(pool: Pool, vehicleIds: readonly number[]): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.add_job('resize-photos', json_build_object('vehicleIds', json_agg(id)), max_attempts => 3,
       queue_name => $2, priority => $3)
     FROM (SELECT id, (row_number() OVER () - 1) / $4 AS batch FROM unnest($1::int[]) AS id) vehicle
     GROUP BY batch ORDER BY batch`,
    [vehicleIds, RESIZING_QUEUE, LAST_PRIORITY, BATCH],
  )
}

/** Changes of so many seconds are read together. */
const GATHERING = 1

/** Queues the reading of a website's vocabulary, once however often it is asked for. */
export async function enqueueVocabulary(pool: Pool, tenantId: number): Promise<void> {
  const payload: JobPayloads['build-vocabulary'] = { tenantId }
  await pool.query(
    `SELECT graphile_worker.add_job('build-vocabulary', $1::json, max_attempts => 3, queue_name => $2,
       run_at => now() + make_interval(secs => $3), job_key => $2 || '-' || $4, job_key_mode => 'preserve_run_at')`,
    [JSON.stringify(payload), VOCABULARY_QUEUE, GATHERING, tenantId],
  )
}

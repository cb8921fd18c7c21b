import type { Pool } from 'pg'
import { type JobPayloads, RESIZING_QUEUE, VOCABULARY_QUEUE } from './job-payloads'

/** Vehicles per job. A job takes about ten seconds, so that imports that arrive meanwhile soon get their turn. */
const BATCH = 10

const LAST_PRIORITY = 100

export async function enqueueResizing(pool: Pool, vehicleIds: readonly number[]): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.add_job('resize-photos', json_build_object('vehicleIds', json_agg(id)), max_attempts => 3,
       queue_name => $2, priority => $3)
     FROM (SELECT id, (row_number() OVER () - 1) / $4 AS batch FROM unnest($1::int[]) AS id) vehicle
     GROUP BY batch ORDER BY batch`,
    [vehicleIds, RESIZING_QUEUE, LAST_PRIORITY, BATCH],
  )
}

/** Seconds that a job waits, so that one run covers several changes. */
const GATHERING = 1

/** Queues the reading of a website's vocabulary. Several requests make one job. */
export async function enqueueVocabulary(pool: Pool, tenantId: number): Promise<void> {
  const payload: JobPayloads['build-vocabulary'] = { tenantId }
  await pool.query(
    `SELECT graphile_worker.add_job('build-vocabulary', $1::json, max_attempts => 3, queue_name => $2,
       run_at => now() + make_interval(secs => $3), job_key => $2 || '-' || $4, job_key_mode => 'preserve_run_at')`,
    [JSON.stringify(payload), VOCABULARY_QUEUE, GATHERING, tenantId],
  )
}

import type { Pool } from 'pg'
import { RESIZING_QUEUE, VOCABULARY_QUEUE } from './job-payloads'

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

/** Adds one job per website, however often it is called; `$1` is the queue, `$2` the delay in seconds and `id` the website. */
const ADD_VOCABULARY_JOB = `graphile_worker.add_job('build-vocabulary', json_build_object('tenantId', id), max_attempts => 3,
  queue_name => $1, run_at => now() + make_interval(secs => $2), job_key => $1 || '-' || id, job_key_mode => 'preserve_run_at')`

/** Queues the reading of a website's vocabulary. Several requests make one job. */
export async function enqueueVocabulary(pool: Pool, tenantId: number): Promise<void> {
  await pool.query(`SELECT ${ADD_VOCABULARY_JOB} FROM (SELECT $3::int AS id) website`, [
    VOCABULARY_QUEUE,
    GATHERING,
    tenantId,
  ])
}

/** Queues the first reading of every website that has no stored vocabulary. */
export async function enqueueFirstVocabularies(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT ${ADD_VOCABULARY_JOB} FROM tenants
     WHERE NOT EXISTS (SELECT FROM search.vocabularies WHERE tenant_id = tenants.id)`,
    [VOCABULARY_QUEUE, 0],
  )
}

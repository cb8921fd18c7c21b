import type { Pool } from 'pg'
import { DELIVERY_KEY_PREFIX, MAIL_KEY_PREFIX } from '../../jobs/job-payloads'

/** Seconds that an attempt may be overdue before its job counts as lost. */
const OVERDUE_SECONDS = 60

/** For one run. The next one, a minute later, takes more. */
const LIMIT = 2000

const requeue = (task: string, payload: string, table: string) => `
  SELECT graphile_worker.add_job('${task}', json_build_object('${payload}', id), max_attempts => 25, job_key => $1 || id)
  FROM (
    SELECT id FROM ${table} waiting
    WHERE state = 'pending' AND coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $2)
      AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs
        WHERE key = $1 || waiting.id AND attempts < max_attempts)
    ORDER BY next_attempt_at LIMIT $3
  ) lost`

const LEADS = requeue('deliver-lead', 'deliveryId', 'lead_deliveries')
const MAILS = requeue('send-mail', 'mailId', 'leads.mails')

/** Queues the pending deliveries and mails again whose time has passed and that have no job. Returns how many. */
export async function requeueOverdue(pool: Pool): Promise<number> {
  const leads = await pool.query(LEADS, [DELIVERY_KEY_PREFIX, OVERDUE_SECONDS, LIMIT])
  const mails = await pool.query(MAILS, [MAIL_KEY_PREFIX, OVERDUE_SECONDS, LIMIT])
  return (leads.rowCount ?? 0) + (mails.rowCount ?? 0)
}

import type { Pool } from 'pg'
import { MAIL_KEY_PREFIX } from '../jobs/job-payloads'

/** Seconds that an attempt may be overdue before its job counts as lost. */
const OVERDUE_SECONDS = 60

/** For one run. The next one, a minute later, takes more. */
const LIMIT = 2000

const REQUEUE = `
  SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id), max_attempts => 25, job_key => $1 || id)
  FROM (
    SELECT id FROM leads.mails waiting
    WHERE state = 'pending' AND coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $2)
      AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs
        WHERE key = $1 || waiting.id AND attempts < max_attempts)
    ORDER BY next_attempt_at LIMIT $3
  ) lost`

/** Queues the pending mails again whose time has passed and that have no job. Returns how many. */
export async function requeueMails(pool: Pool): Promise<number> {
  return (await pool.query(REQUEUE, [MAIL_KEY_PREFIX, OVERDUE_SECONDS, LIMIT])).rowCount ?? 0
}

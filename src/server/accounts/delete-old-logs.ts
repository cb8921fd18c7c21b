import type { Pool } from 'pg'

/** Days that these logs are kept: a year, plus a month in which to review it. */
const LOG_DAYS = 400

/** Days that mails in the outbox are kept. Their links expire after an hour. */
const MAIL_DAYS = 7

/** Deletes old entries of the logs of sign-ins and edits, old outbox mails and expired rate-limit counters. */
export async function deleteOldLogs(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM outbox WHERE created_at < now() - make_interval(days => $1)', [MAIL_DAYS])
  for (const log of ['sign_ins', 'edits'])
    await pool.query(`DELETE FROM ${log} WHERE created_at < now() - make_interval(days => $1)`, [LOG_DAYS])
  await pool.query('DELETE FROM limits.tries WHERE expire < $1', [Date.now()])
}

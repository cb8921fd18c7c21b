import type { Pool } from 'pg'

/** For how long the audit log is kept: a year, and a month in which somebody can look at it. */
const DAYS = 400

/** In days; the links of mails work for an hour. */
const MAILS_KEPT = 7

/** Removes old entries of the audit log, old mails of the outbox, and the counts of tries whose time is over. */
export async function forgetSignIns(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM outbox WHERE created_at < now() - make_interval(days => $1)', [MAILS_KEPT])
  await pool.query('DELETE FROM sign_ins WHERE created_at < now() - make_interval(days => $1)', [DAYS])
  await pool.query('DELETE FROM limits.tries WHERE expire < $1', [Date.now()])
}

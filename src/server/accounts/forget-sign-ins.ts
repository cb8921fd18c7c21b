import type { Pool } from 'pg'

/** For how long the audit log is kept: a year, and a month in which somebody can look at it. */
const DAYS = 400

/** Removes old entries of the audit log. */
export async function forgetSignIns(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM sign_ins WHERE created_at < now() - make_interval(days => $1)', [DAYS])
}

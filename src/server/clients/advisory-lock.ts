import type { Pool } from 'pg'

/**
 * Runs work under an advisory lock, so that only one process does it at a time. Returns null without running it when another process holds
 * the lock.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  lock: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const db = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await db.query('SELECT pg_try_advisory_lock($1) AS locked', [lock])
    if (!rows[0].locked) return null
    return await work().finally(() => db.query('SELECT pg_advisory_unlock($1)', [lock]))
  } catch (error) {
    // If unlocking failed, closing the connection releases the lock.
    broken = error as Error
    throw error
  } finally {
    db.release(broken)
  }
}

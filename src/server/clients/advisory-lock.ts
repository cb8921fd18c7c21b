import type { Pool } from 'pg'

/** Does something that only one process may do at a time, for as long as it takes. Null when another one is at it. */
export async function ifNobodyElse<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T | null> {
  const db = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await db.query('SELECT pg_try_advisory_lock($1) AS locked', [lock])
    if (!rows[0].locked) return null
    return await work().finally(() => db.query('SELECT pg_advisory_unlock($1)', [lock]))
  } catch (error) {
    // Should the unlocking have failed, the lock goes with the connection.
    broken = error as Error
    throw error
  } finally {
    db.release(broken)
  }
}

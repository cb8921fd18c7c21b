import type { Pool, PoolClient } from 'pg'
import { withAdvisoryLock } from '@/server/clients/advisory-lock'

const WRITING = 0x73697772
const BUILDING = 0x73696275

/** Statement timeout in milliseconds; it also limits the wait for the lock. A writer holds the lock for about a second. */
const STATEMENT_MS = 60_000

/**
 * Runs `work` in a transaction as the index's only writer. It reads rows newer than anything already in the index, so that no
 * write restores an older state. Postgres grants the lock in order of arrival and releases it with the connection.
 */
export async function withWriteLock<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect()
  let broken: Error | undefined
  try {
    await db.query('BEGIN')
    await db.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`)
    await db.query('SELECT pg_advisory_xact_lock($1)', [WRITING])
    const result = await work(db)
    await db.query('COMMIT')
    return result
  } catch (error) {
    await db.query('ROLLBACK').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    db.release(broken)
  }
}

/** Null when another process is building. */
export const withBuildLock = <T>(pool: Pool, work: () => Promise<T>): Promise<T | null> =>
  withAdvisoryLock(pool, BUILDING, work)

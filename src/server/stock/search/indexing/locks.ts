import type { Pool, PoolClient } from 'pg'
import { ifNobodyElse } from '@/server/clients/advisory-lock'

/** Advisory locks: on writing to the index, and on building a collection. */
const WRITING = 0x73697772
const BUILDING = 0x73696275

/** For one statement, milliseconds; waiting for the lock is one. A writer holds it for about a second. */
const STATEMENT_MS = 60_000

/**
 * Does something as the index's only writer, in a transaction. Whoever waits longest is next. What the transaction reads after
 * that is newer than anything any writer ever put into the index, so that no write can bring back an older state. The lock goes
 * with the connection, however the process ends.
 */
export async function whileWriting<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
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

/** Does something that only one process may do at a time, for as long as it takes. Null when another one is at it. */
export const ifNobodyBuilds = <T>(pool: Pool, work: () => Promise<T>): Promise<T | null> =>
  ifNobodyElse(pool, BUILDING, work)

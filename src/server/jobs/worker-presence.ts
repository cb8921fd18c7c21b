import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'

/** First half of the advisory lock that a worker holds while it lives; the second is made from its id. */
export const PRESENCE_LOCK = 0x776f726b

/** Held while a worker comes in or the dead are looked for: one that has a job but is not present yet is not dead. */
const ROLL_CALL = 0x726f6c6c

const RETRY_MS = 1000

/**
 * Frees the jobs and queues of workers that are gone; a queue stays locked also when somebody deleted the job that locked it.
 * The library itself would wait four hours for them to come back.
 * The caller holds the roll call. Gives how many workers there were.
 */
async function freeDeadWorkers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ dead: number }>(
    `WITH dead AS (
       SELECT DISTINCT locked_by AS id FROM (
         SELECT locked_by FROM graphile_worker.jobs
         UNION ALL SELECT locked_by FROM graphile_worker._private_job_queues
       ) j
       WHERE locked_by IS NOT NULL AND NOT EXISTS (
         SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
         WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
           AND l.classid::bigint = $1 AND l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)
     ), ids AS (SELECT coalesce(array_agg(id), '{}') AS all FROM dead)
     SELECT cardinality(ids.all) AS dead, graphile_worker.force_unlock_workers(ids.all) FROM ids`,
    [PRESENCE_LOCK],
  )
  return rows[0]?.dead ?? 0
}

/** Looks for workers that died, and frees what they held, unless somebody else is at it. Gives how many there were. */
export async function callRoll(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS locked', [ROLL_CALL])
    const dead = rows[0].locked ? await freeDeadWorkers(client) : 0
    await client.query('COMMIT')
    return dead
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect()
  try {
    // The lock is waited for; and a machine that is cut off must be missed within a minute, not when TCP gives up.
    await client.query(
      'SET statement_timeout = 0; SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
    )
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * A worker's sign of life: an advisory lock on a connection of its own, which goes with the process, however that ends. If
 * only the connection is lost it is taken again; a job that another worker starts meanwhile waits for the dealership's lock.
 */
export class WorkerPresence {
  private left = false
  private client: PoolClient | undefined

  constructor(private readonly pool: Pool) {}

  /** Frees what dead workers held, and keeps other workers from doing so until this one has said its id. */
  async enter(): Promise<void> {
    this.client = await connect(this.pool)
    await this.client.query('SELECT pg_advisory_lock($1)', [ROLL_CALL])
    await freeDeadWorkers(this.client)
  }

  /** Says under which id this worker locks its jobs. */
  async announce(workerId: string): Promise<void> {
    await this.hold(workerId)
    await this.client?.query('SELECT pg_advisory_unlock($1)', [ROLL_CALL])
  }

  leave(): void {
    this.left = true
    this.drop()
  }

  private drop(): void {
    this.client?.release(true)
    this.client = undefined
  }

  private async hold(workerId: string): Promise<void> {
    await this.client?.query('SELECT pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCK, workerId])
    this.client?.once('error', () => void this.holdAgain(workerId))
  }

  private async holdAgain(workerId: string): Promise<void> {
    this.drop()
    while (!this.left) {
      await sleep(RETRY_MS, undefined, { ref: false })
      try {
        this.client = await connect(this.pool)
        await this.hold(workerId)
        if (!this.left) return
      } catch {
        // The database is still away.
      }
      this.drop()
    }
  }
}

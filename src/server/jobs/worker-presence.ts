import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'

/** First key of the advisory locks that a worker holds while it lives, one for each of its runners. The second key is a hash of the runner's id. */
export const PRESENCE_LOCK = 0x776f726b

/**
 * Held while a worker starts or dead workers are searched for, so that a worker with a job but no presence lock yet does not count as dead.
 */
const ROLL_CALL = 0x726f6c6c

const RETRY_MS = 1000

/**
 * Releases the jobs and queues of dead workers, and queues that stay locked because their job was deleted. The library itself waits four
 * hours. The caller must hold the roll call lock. Returns the number of dead workers.
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

/** Releases what dead workers held, unless another process is doing so. Returns the number of dead workers. */
export async function releaseDeadWorkers(pool: Pool): Promise<number> {
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
    // No statement timeout, because the lock may take long to get. Keepalives make the server notice a disconnected machine within a
    // minute.
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
 * A worker's sign of life: an advisory lock on its own connection, which ends with the process in any case. If only the connection is lost,
 * the worker locks again. Meanwhile another worker may start its job again, which waits for the dealership's lock.
 */
export class WorkerPresence {
  private left = false
  private client: PoolClient | undefined

  constructor(private readonly pool: Pool) {}

  /** Releases what dead workers held, and blocks other workers from doing so until this one has announced its id. */
  async enter(): Promise<void> {
    this.client = await connect(this.pool)
    await this.client.query('SELECT pg_advisory_lock($1)', [ROLL_CALL])
    await freeDeadWorkers(this.client)
  }

  /** Takes the presence locks for the ids under which this worker's runners lock their jobs. */
  async announce(...runnerIds: string[]): Promise<void> {
    await this.hold(runnerIds)
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

  private async hold(runnerIds: readonly string[]): Promise<void> {
    await this.client?.query('SELECT pg_advisory_lock($1, hashtext(id)) FROM unnest($2::text[]) AS id', [
      PRESENCE_LOCK,
      runnerIds,
    ])
    this.client?.once('error', () => void this.holdAgain(runnerIds))
  }

  private async holdAgain(runnerIds: readonly string[]): Promise<void> {
    this.drop()
    while (!this.left) {
      await sleep(RETRY_MS, undefined, { ref: false })
      try {
        this.client = await connect(this.pool)
        await this.hold(runnerIds)
        if (!this.left) return
      } catch {
        // The database is still unavailable.
      }
      this.drop()
    }
  }
}

import type { Pool } from 'pg'
import { PRESENCE_LOCK } from '../jobs/worker-presence'
import { type AnswerCounts, answerCounts } from '../stock/search/engine/answer-counts'
import { typesenseConnection } from '../stock/search/typesense/connection'
import { aliasName } from '../stock/search/typesense/schema'

/** The health of an installation, without details of its owner or its services' addresses. */
export interface Health {
  /** Whether it can serve requests. It can while its database answers, whatever the state of the search server. */
  readonly ok: boolean
  readonly database: 'answers' | 'does not answer'
  readonly search: {
    readonly engine: 'typesense' | 'postgres'
    readonly answered: AnswerCounts
    /** Null without a search server, and while the database does not answer. */
    readonly index: IndexHealth | null
  }
  /** Null while the database does not answer. */
  readonly worker: WorkerHealth | null
}

interface WorkerHealth {
  readonly state: 'alive' | 'missing'
  /** Workers that currently hold their advisory lock. */
  readonly connected: number
  /** Seconds since a worker last ran its minutely task; null before the first run. */
  readonly heartbeatSeconds: number | null
}

interface IndexHealth {
  readonly built: boolean
  /** Seconds that the oldest change has waited to be indexed; 0 when none waits. */
  readonly behindSeconds: number
}

/** In milliseconds; shorter than the timeout of typical health probes. */
export const HEALTH_TIMEOUT_MS = 3000

/** Seconds. A worker runs a task every minute, so after this long without one no worker works. */
const HEARTBEAT_MISSED = 150

interface State {
  readonly index: IndexHealth
  readonly worker: WorkerHealth
}

const READ_STATE = `
  SELECT EXISTS (SELECT FROM search.index_state WHERE alias = $1 AND collection IS NOT NULL) AS built,
    coalesce((SELECT extract(epoch FROM now() - created_at) FROM search.outbox ORDER BY id LIMIT 1), 0)::float8 AS behind,
    (SELECT count(DISTINCT l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
      WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2 AND l.classid::bigint = $2)::int AS workers,
    (SELECT extract(epoch FROM now() - max(last_execution)) FROM graphile_worker._private_known_crontabs)::float8 AS heartbeat`

interface StateRow {
  built: boolean
  behind: number
  workers: number
  heartbeat: number | null
}

const wholeSeconds = (seconds: number) => Math.max(0, Math.round(seconds))

function stateOf({ built, behind, workers, heartbeat }: StateRow): State {
  const heartbeatSeconds = heartbeat === null ? null : wholeSeconds(heartbeat)
  // A worker that has just started has not run its minutely task yet. A hung worker still holds its lock.
  const isLate = (heartbeatSeconds ?? 0) > HEARTBEAT_MISSED
  return {
    index: { built, behindSeconds: wholeSeconds(behind) },
    worker: { state: workers > 0 && !isLate ? 'alive' : 'missing', connected: workers, heartbeatSeconds },
  }
}

/** Runs one small query, for at most 3 seconds. Never rejects. */
export async function readHealth(pool: Pool): Promise<Health> {
  const connection = typesenseConnection()
  const state = await readState(pool, connection ? aliasName(connection.collection) : '')
  return {
    ok: state !== null,
    database: state ? 'answers' : 'does not answer',
    search: {
      engine: connection ? 'typesense' : 'postgres',
      answered: answerCounts(),
      index: connection && (state?.index ?? null),
    },
    worker: state?.worker ?? null,
  }
}

async function readState(pool: Pool, alias: string): Promise<State | null> {
  const requested = pool.query<StateRow>(READ_STATE, [alias, PRESENCE_LOCK]).then(
    ({ rows: [row] }) => row && stateOf(row),
    () => undefined,
  )
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, HEALTH_TIMEOUT_MS, undefined)
  })
  const state = await Promise.race([requested, tooLate])
  clearTimeout(timer)
  return state ?? null
}

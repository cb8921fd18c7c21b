import type { Pool } from 'pg'
import { type Cdn, configuredCdn } from '../cache/cdn/purge-cdn'
import { HEALTH_TIMEOUT_MS, readHealth } from '../health/read-health'
import { log } from '../log/log.mjs'
import { metrics } from './metrics.mjs'
import { readDeliveries } from './read-deliveries'

interface Counted {
  kind: 'job' | 'import' | 'purge'
  name: string
  state: string
  count: number
  /** Seconds. */
  age: number
}

/** `import_runs.status` is null for runs from before the column existed. */
const READ_COUNTS = `
  SELECT 'job' AS kind, task_identifier AS name,
    CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed'
      WHEN run_at > now() THEN 'later' ELSE 'due' END AS state,
    count(*)::int AS count,
    coalesce(max(extract(epoch FROM now() - run_at))
      FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now()), 0)::float8 AS age
  FROM graphile_worker.jobs GROUP BY 1, 2, 3
  UNION ALL
  SELECT 'import', '', coalesce(status::text, 'unknown'), count(*)::int, 0 FROM import_runs GROUP BY status
  UNION ALL
  SELECT 'purge', '', '', count(*)::int, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM cdn.outbox`

async function readCounts(pool: Pool, cdn: Cdn | null): Promise<void> {
  const { jobs, oldestJob, imports } = metrics()
  const { rows } = await pool.query<Counted>(READ_COUNTS)
  jobs.reset()
  imports.reset()
  for (const { kind, name, state, count } of rows) {
    if (kind === 'job') jobs.set({ task: name, state }, count)
    if (kind === 'import') imports.set({ outcome: state }, count)
  }
  oldestJob.set(Math.max(0, ...rows.map(({ kind, age }) => (kind === 'job' ? age : 0))))
  // Without a CDN the queued purges are about to be deleted.
  setPurgeMetrics(cdn ? rows.find(({ kind }) => kind === 'purge') : undefined)
}

function setPurgeMetrics({ count, age }: Pick<Counted, 'count' | 'age'> = { count: 0, age: 0 }): void {
  const { purgesWaiting, oldestPurge } = metrics()
  purgesWaiting.set(count)
  oldestPurge.set(Math.max(0, age))
}

function countConnections(): void {
  const { pools, poolConnections } = metrics()
  poolConnections.reset()
  for (const [pool, named] of pools) {
    for (const { totalCount, idleCount, waitingCount } of named) {
      poolConnections.inc({ pool, state: 'total' }, totalCount)
      poolConnections.inc({ pool, state: 'idle' }, idleCount)
      poolConnections.inc({ pool, state: 'waiting' }, waitingCount)
    }
  }
}

async function setHealthMetrics(pool: Pool): Promise<boolean> {
  const { databaseUp, fallbacks, indexBehind, workers, workerHeartbeat } = metrics()
  const { ok, search, worker } = await readHealth(pool)
  databaseUp.set(ok ? 1 : 0)
  for (const [reason, count] of Object.entries(search.answered.fallback)) fallbacks.set({ reason }, count)
  // Leaves the worker's figures unchanged while the database is unavailable: an alert on the database must not trigger one on the worker
  // too.
  if (!ok) return false
  indexBehind.set(search.index?.behindSeconds ?? 0)
  workers.set(worker?.connected ?? 0)
  // Without any heartbeat the age is infinite, which exceeds every limit.
  workerHeartbeat.set(worker?.heartbeatSeconds ?? Number.POSITIVE_INFINITY)
  return true
}

/**
 * All metrics in Prometheus's text format. While the database does not answer, figures counted there keep their last value, and
 * `forecourt_database_up` is 0. Takes at most twice the health check's timeout (3 seconds).
 */
export async function readMetrics(pool: Pool, cdn = configuredCdn()): Promise<string> {
  countConnections()
  if (await setHealthMetrics(pool)) await inTime(Promise.all([readCounts(pool, cdn), readDeliveries(pool)]))
  return metrics().registry.metrics()
}

async function inTime(requested: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, HEALTH_TIMEOUT_MS)
  })
  const failed = (err: unknown) => log.error({ err }, 'Jobs, imports and deliveries could not be counted')
  await Promise.race([requested.catch(failed), tooLate])
  clearTimeout(timer)
}

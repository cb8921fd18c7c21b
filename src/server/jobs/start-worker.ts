import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { sweepDeadRuns } from '../stock/import/sweep-dead-runs'
import { buildTasks } from './tasks'

/** Feeds are looked at every minute; one that was missed is due the next time anyway. */
const cronItems = parseCronItems([
  {
    task: 'schedule-feeds',
    match: '* * * * *',
    options: { maxAttempts: 1, backfillPeriod: 0, jobKey: 'schedule-feeds' },
  },
])

/** The library's own messages, from warnings up; what becomes of jobs is said in our own lines. */
const logger = new Logger(() => (level, message) => {
  if (/^Failed task/.test(message)) return // said by logJobs, without the stack
  if (level === 'error' || level === 'warning') console.error(`worker: ${message}`)
})

/** One line a job: its kind, its number, how it ended. Neither payloads nor file contents. */
function logJobs(events: WorkerEvents): void {
  const started = new Map<string, number>()
  const seconds = (jobId: string) => ((Date.now() - (started.get(jobId) ?? Date.now())) / 1000).toFixed(1)
  events.on('job:start', ({ job }) => started.set(job.id, Date.now()))
  events.on('job:success', ({ job }) => {
    if (job.task_identifier !== 'schedule-feeds') {
      console.log(`job ${job.id} ${job.task_identifier}: done in ${seconds(job.id)} s`)
    }
  })
  events.on('job:error', ({ job, error }) => {
    const attempt = `attempt ${job.attempts} of ${job.max_attempts}`
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      `job ${job.id} ${job.task_identifier}: failed after ${seconds(job.id)} s (${attempt}): ${reason}`,
    )
  })
  events.on('job:complete', ({ job }) => started.delete(job.id))
}

/** Starts the background worker: closes what a dead one left open, then runs jobs until it is stopped. */
export async function startWorker(pool: Pool): Promise<Runner> {
  const closed = await sweepDeadRuns(pool)
  if (closed > 0) console.log(`closed ${closed} stock imports that were cut short`)
  // A connection that breaks also fails the query that runs on it; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const events: WorkerEvents = new EventEmitter()
  logJobs(events)
  return run({
    pgPool: pool,
    taskList: buildTasks(pool),
    parsedCronItems: cronItems,
    concurrency: 2,
    noHandleSignals: true,
    logger,
    events,
  })
}

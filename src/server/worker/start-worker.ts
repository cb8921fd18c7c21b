import { EventEmitter } from 'node:events'
import { type Job, Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { enqueueFirstVocabularies } from '../jobs/enqueue'
import { WorkerPresence } from '../jobs/worker-presence'
import { log } from '../log/log.mjs'
import { sweepDeadRuns } from '../stock/import/sweep-dead-runs'
import { buildTasks } from './tasks'

/** Runs every minute. A missed run is not made up: the next one does its work. */
const EVERY_MINUTE = ['schedule-feeds', 'make-previews']
/** Runs at night, at 03:00 UTC. */
const EVERY_NIGHT = ['queue-all-photos', 'forget-sign-ins', 'erase-old-leads']
const repeated = (tasks: readonly string[], match: string) =>
  tasks.map((task) => ({
    task,
    match,
    options: { maxAttempts: 1, backfillPeriod: 0, jobKey: task, queueName: task },
  }))
const cronItems = parseCronItems([
  ...repeated(EVERY_MINUTE, '* * * * *'),
  ...repeated(EVERY_NIGHT, '0 3 * * *'),
])

const QUIET = [...EVERY_MINUTE, 'resize-photos', 'build-vocabulary']

const logger = new Logger(() => (level, message) => {
  if (/^Failed task/.test(message)) return // logged by logJobs, without the stack
  if (level === 'error' || level === 'warning') log.error(`worker: ${message}`)
})

/** Logs one line per job: its kind, number and outcome, without payloads or file contents. */
function logJobs(events: WorkerEvents): void {
  const started = new Map<string, number>()
  const elapsed = (job: Job) => Date.now() - (started.get(job.id) ?? Date.now())
  const about = (job: Job) => ({ job: job.id, task: job.task_identifier, durationMs: elapsed(job) })
  const seconds = (job: Job) => (elapsed(job) / 1000).toFixed(1)
  events.on('job:start', ({ job }) => started.set(job.id, Date.now()))
  events.on('job:success', ({ job }) => {
    if (!QUIET.includes(job.task_identifier)) {
      log.info(about(job), `job ${job.id} ${job.task_identifier}: done in ${seconds(job)} s`)
    }
  })
  events.on('job:error', ({ job, error }) => {
    const attempt = `attempt ${job.attempts} of ${job.max_attempts}`
    const reason = error instanceof Error ? error.message : String(error)
    log.error(
      about(job),
      `job ${job.id} ${job.task_identifier}: failed after ${seconds(job)} s (${attempt}): ${reason}`,
    )
  })
  events.on('job:complete', ({ job }) => started.delete(job.id))
}

/**
 * Starts the background worker: releases what a dead worker held, queues its imports again or closes them, and runs jobs until it is
 * stopped. The first jobs read the vocabularies that no worker has read yet.
 */
export async function startWorker(pool: Pool): Promise<Runner> {
  // A broken connection also fails its current query. Without a listener, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const presence = new WorkerPresence(pool)
  try {
    await presence.enter()
    const cutShort = await sweepDeadRuns(pool)
    if (cutShort > 0) log.info(`${cutShort} stock imports were interrupted`)
    const { runner, id } = await runJobs(pool)
    await enqueueFirstVocabularies(pool)
    runner.promise.catch(() => {}).then(() => presence.leave())
    await presence.announce(id)
    return runner
  } catch (error) {
    presence.leave()
    throw error
  }
}

/** Runs jobs. `id` is the worker id that the library locks them with. */
async function runJobs(pool: Pool): Promise<{ runner: Runner; id: string }> {
  const events: WorkerEvents = new EventEmitter()
  logJobs(events)
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const runner = await run({
    pgPool: pool,
    taskList: buildTasks(pool),
    parsedCronItems: cronItems,
    concurrency: 2,
    noHandleSignals: true,
    logger,
    events,
  })
  return { runner, id }
}

import { EventEmitter } from 'node:events'
import {
  type Job,
  Logger,
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '../log/log.mjs'

const logger = new Logger(() => (level, message) => {
  if (/^Failed task/.test(message)) return // logged by logJobs, without the stack
  if (level === 'error' || level === 'warning') log.error(`worker: ${message}`)
})

/** Logs one line per job: its kind, number and outcome, without payloads or file contents. Of `quiet` tasks only failures. */
function logJobs(events: WorkerEvents, quiet: readonly string[]): void {
  const started = new Map<string, number>()
  const elapsed = (job: Job) => Date.now() - (started.get(job.id) ?? Date.now())
  const about = (job: Job) => ({ job: job.id, task: job.task_identifier, durationMs: elapsed(job) })
  const seconds = (job: Job) => (elapsed(job) / 1000).toFixed(1)
  events.on('job:start', ({ job }) => started.set(job.id, Date.now()))
  events.on('job:success', ({ job }) => {
    if (!quiet.includes(job.task_identifier)) {
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

export interface Tasks {
  readonly taskList: TaskList
  readonly parsedCronItems?: ParsedCronItem[]
  readonly concurrency: number
  /** Tasks whose successes are not logged. */
  readonly quiet: readonly string[]
}

/** Runs tasks until it is stopped. `id` is the worker id that the library locks their jobs with. */
export async function runTasks(
  pool: Pool,
  { taskList, parsedCronItems = [], concurrency, quiet }: Tasks,
): Promise<{ runner: Runner; id: string }> {
  const events: WorkerEvents = new EventEmitter()
  logJobs(events, quiet)
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems,
    concurrency,
    noHandleSignals: true,
    logger,
    events,
  })
  return { runner, id }
}

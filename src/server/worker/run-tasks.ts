import { EventEmitter } from 'node:events'
import { type Job, Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker'
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

/**
 * Batches of no delay. Without them the library does not await the statement that removes a finished job: a stop would overtake it, and
 * its failure would be an unhandled rejection while the job stays locked. With them the runner ends with the error.
 */
const AWAIT_ENDS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export interface TaskRunner {
  /** The worker id that the library locks the runner's jobs with. */
  readonly id: string
  /** Resolves once the runner has stopped. Rejects if it ended because the queue failed it. */
  readonly promise: Promise<void>
  /** Lets the running jobs end. Rejects if the runner has stopped already. */
  stop(): Promise<void>
}

/** Runs tasks until it is stopped. */
export async function runTasks(
  pool: Pool,
  { taskList, parsedCronItems = [], concurrency, quiet }: Tasks,
): Promise<TaskRunner> {
  const events: WorkerEvents = new EventEmitter()
  logJobs(events, quiet)
  const failures: unknown[] = [] // the library's own promise resolves after a failure too
  events.on('pool:fatalError', ({ error }) => failures.push(error))
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const runner = await run({
    preset: AWAIT_ENDS,
    pgPool: pool,
    taskList,
    parsedCronItems,
    concurrency,
    noHandleSignals: true,
    logger,
    events,
  })
  const promise = runner.promise.then(() => {
    if (failures.length > 0) throw failures[0]
  })
  promise.catch(() => {})
  return { id, promise, stop: () => runner.stop() }
}

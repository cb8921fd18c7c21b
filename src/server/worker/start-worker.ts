import type { Pool, PoolConfig } from 'pg'
import { env } from '@/env'
import { createPool } from '../clients/database'
import { enqueueFirstVocabularies } from '../jobs/enqueue'
import { WorkerPresence } from '../jobs/worker-presence'
import { startDeliveries } from '../leads/delivery/deliver-due'
import { createDeliveryTools } from '../leads/delivery/delivery-tools'
import { log } from '../log/log.mjs'
import { sweepDeadRuns } from '../stock/import/sweep-dead-runs'
import { buildLeadTasks } from './lead-tasks'
import { buildPaymentTasks } from './payment-tasks'
import { runTasks } from './run-tasks'
import { cronItems, EVERY_MINUTE, EVERY_QUARTER, EVERY_TEN_MINUTES } from './schedule'
import { buildTasks } from './tasks'

const QUIET = [...EVERY_MINUTE, 'resize-photos', 'build-vocabulary']
const QUIET_LEADS = [...EVERY_MINUTE, ...EVERY_TEN_MINUTES, ...EVERY_QUARTER, 'send-mail']

const STOCK_AT_ONCE = 2
const LEADS_AT_ONCE = 8
/**
 * A commit does not wait for the disk, so that deliveries do not slow down the commits of new leads. If PostgreSQL crashes, it forgets the
 * last moments of a delivery, and attempts it again: outside, a lead arrives at least once, with the same id.
 */
const DELIVERIES: PoolConfig = { max: 16, options: '-c synchronous_commit=off' }

export interface Worker {
  /** Resolves once the worker has stopped. Rejects if it failed. */
  readonly promise: Promise<void>
  stop(): Promise<void>
}

/** A broken connection also fails its current query. Without a listener, the event would end the process. */
const surviveBrokenConnections = (pool: Pool) => pool.on('connect', (client) => client.on('error', () => {}))

/**
 * Starts the background worker: releases what a dead worker held, queues its imports again or closes them, and runs jobs until it is
 * stopped. Leads have a runner and connections of their own. The first jobs read the vocabularies that no worker has read yet.
 */
export async function startWorker(pool: Pool): Promise<Worker> {
  surviveBrokenConnections(pool)
  const leadPool = surviveBrokenConnections(createPool(pool.options.connectionString ?? '', DELIVERIES))
  const presence = new WorkerPresence(pool)
  try {
    await presence.enter()
    const cutShort = await sweepDeadRuns(pool)
    if (cutShort > 0) log.info(`${cutShort} stock imports were interrupted`)
    const worker = await runBoth(pool, leadPool, presence)
    await enqueueFirstVocabularies(pool)
    return worker
  } catch (error) {
    presence.leave()
    await leadPool.end()
    throw error
  }
}

async function runBoth(pool: Pool, leadPool: Pool, presence: WorkerPresence): Promise<Worker> {
  const tools = createDeliveryTools(leadPool)
  const leads = await runTasks(leadPool, {
    taskList: { ...buildLeadTasks(tools), ...buildPaymentTasks(leadPool) },
    concurrency: LEADS_AT_ONCE,
    quiet: QUIET_LEADS,
  })
  const stock = await runTasks(pool, {
    taskList: buildTasks(pool),
    parsedCronItems: cronItems,
    concurrency: STOCK_AT_ONCE,
    quiet: QUIET,
  })
  const runners = [leads, stock]
  const deliveries = startDeliveries(tools, env().DELIVERIES_PER_SECOND)
  const stop = async () => {
    const stopped = runners.map((runner) => runner.stop().catch(() => {})) // one may have stopped already
    await Promise.all([...stopped, deliveries.stop()])
  }
  // If one runner fails, the other must not go on alone: whoever supervises the process starts both again.
  const promise = Promise.all(runners.map((runner) => runner.promise.finally(stop)))
    .finally(async () => {
      presence.leave()
      tools.mailServer?.close()
      await leadPool.end()
    })
    .then(() => {})
  promise.catch(() => {})
  await presence.announce(leads.id, stock.id)
  return { promise, stop: () => stop().then(() => promise) }
}

import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { env } from '@/env'
import { startCdnPurger } from '@/server/cache/cdn/cdn-purger'
import { configuredCdn } from '@/server/cache/cdn/purge-cdn'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'
import { configureJsonLog } from '@/server/log/write-json.mjs'
import { startIndexer } from '@/server/stock/search/indexing/indexer'
import { configuredIndex } from '@/server/stock/search/indexing/search-index'
import { sweepScratch } from '@/server/uploads/sweep-uploading'
import { startWorker } from '@/server/worker/start-worker'

/** On Linux a priority belongs to a thread, and a new thread takes that of the one that starts it. Elsewhere 0 means the process. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [0]
  }
}

// On one machine, shoppers’ requests come before background work: before that of the threads that resize photos, too.
for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
configureJsonLog(env())
const pool = database()
const worker = await startWorker(pool)
const indexKeeper = startIndexer(pool, configuredIndex())
sweepScratch().catch((err) => log.error({ err }, 'A dead worker’s files could not be deleted'))
const cdnKeeper = startCdnPurger(pool, configuredCdn())
log.info('worker: ready')

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C does not speed up the stop. An interrupted job runs again later.
    if (stopping) return
    stopping = true
    log.info(`worker: stopping (${signal})`)
    worker.stop().catch(() => {}) // the worker has already stopped
  })
}

try {
  await worker.promise
} finally {
  await Promise.all([indexKeeper.stop(), cdnKeeper.stop()])
}
await pool.end()

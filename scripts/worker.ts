import { database } from '@/server/clients/database'
import { startWorker } from '@/server/jobs/start-worker'

const pool = database()
const worker = await startWorker(pool)
console.log('worker: ready')

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C does not make it any faster: a job that is cut short is done again later.
    if (stopping) return
    stopping = true
    console.log(`worker: stopping (${signal})`)
    worker.stop().catch(() => {}) // it had stopped by itself
  })
}

await worker.promise
await pool.end()

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { ask } from './support/ask'
import { growthPer10000, type Sample } from './support/growth'
import { describeMachine } from './support/machine'
import { SitePages } from './support/site-pages'
import { startWebServer, type WebServer } from './support/web-server'

/**
 * Checks that the web server's memory is stable while shoppers view many different pages. `npm run bench:memory -- --views
 * 50000`, after a build, with DATABASE_URL set to a seeded database and DATA_DIR to its uploads.
 */
const { values: options } = parseArgs({
  options: {
    views: { type: 'string', default: '50000' },
    every: { type: 'string', default: '5000' },
    clients: { type: 'string', default: '8' },
    sites: { type: 'string', default: 'southerncross,kestrel-kia,tworivers,outpost,currawong' },
  },
})
const METRICS_TOKEN = 'only for the benchmark, of no use'
/** Megabytes of heap growth allowed per 10,000 views over the second half. The page caches are bounded and full by then. */
const MAX_GROWTH = 5
const MEGABYTE = 2 ** 20
/** Garbage is collected this often before each sample, with this pause. Objects with a finaliser need more than one collection. */
const [COLLECTIONS, COLLECTION_MS] = [3, 1500]

interface Memory {
  readonly rss: number
  readonly heap: number
}

async function readMemory(port: number): Promise<Memory> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { status, text } = await ask(port, { host: 'localhost', path: '/metrics', headers })
  if (status !== 200) throw new Error(`/metrics answered ${status}`)
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / MEGABYTE
  return { rss: megabytes('process_resident_memory_bytes'), heap: megabytes('nodejs_heap_size_used_bytes') }
}

async function settledMemory(server: WebServer): Promise<Memory> {
  for (let nth = 0; nth < COLLECTIONS; nth++) {
    server.collectGarbage()
    await sleep(COLLECTION_MS)
  }
  return readMemory(server.port)
}

/** Returns how many responses had each status class, such as `2xx`. */
async function view(port: number, pages: SitePages, [from, to]: readonly [number, number]) {
  const statuses: Record<string, number> = {}
  let next = from
  const shopper = async () => {
    while (next < to) {
      const question = pages.at(next++)
      const { status, text } = await ask(port, question)
      const kind = `${Math.floor(status / 100)}xx`
      statuses[kind] = (statuses[kind] ?? 0) + 1
      if (status === 200 && !question.path.startsWith('/image/')) pages.learn(question, text)
    }
  }
  await Promise.all(Array.from({ length: Number(options.clients) }, shopper))
  return statuses
}

const shownStatuses = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .sort()
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ')

async function run(server: WebServer, pages: SitePages): Promise<boolean> {
  const [views, every] = [Number(options.views), Number(options.every)]
  console.log(
    `${describeMachine()}; ${pages.count} pages, ${options.clients} concurrent shoppers\n\n| views | resident, MB | heap, MB | a second | answers |\n|---:|---:|---:|---:|---|`,
  )
  const taken: (Memory & { views: number })[] = []
  let failed = 0
  for (let viewed = 0; viewed < views; viewed += every) {
    const started = performance.now()
    const statuses = await view(server.port, pages, [viewed, Math.min(viewed + every, views)])
    const rate = (Math.min(every, views - viewed) / (performance.now() - started)) * 1000
    failed += statuses['5xx'] ?? 0
    const memory = await settledMemory(server)
    taken.push({ ...memory, views: Math.min(viewed + every, views) })
    const cells = [taken.at(-1)?.views, memory.rss.toFixed(0), memory.heap.toFixed(0), rate.toFixed(0)]
    console.log(`| ${[...cells, shownStatuses(statuses)].join(' | ')} |`)
  }
  const half = taken.slice(Math.floor(taken.length / 2))
  const growth = (part: keyof Memory) =>
    growthPer10000(half.map((memory): Sample => ({ views: memory.views, size: memory[part] })))
  const isStable = growth('heap') <= MAX_GROWTH && failed === 0
  console.log(
    `\nOver the second half the heap grew by ${growth('heap').toFixed(1)} MB with each 10,000 views, resident memory by ${growth('rss').toFixed(1)} MB; ${failed} answers were 5xx. Target: heap growth at most ${MAX_GROWTH} MB and no 5xx: ${isStable ? 'met' : 'MISSED'}.`,
  )
  return isStable
}

const { DATABASE_URL } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL must point at a seeded database.')
const pages = await SitePages.of(DATABASE_URL, options.sites.split(','))
const server = await startWebServer(await findFreePort(), { METRICS_TOKEN })
try {
  if (!(await run(server, pages))) process.exitCode = 1
} finally {
  await server.stop()
}

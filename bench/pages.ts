import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { type Load, loadInTurn, type Target } from './support/http-load'
import { firstListedVehicle } from './support/listed-vehicle'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Measures requests per second and p99 of cached pages, compared with an empty page on the same server, rendered by Next and
 * stored, and the size of their HTML. Pages are requested with gzip, as browsers do. `npm run bench:pages`, after a build, with DATABASE_URL set to a seeded database.
 */
const ROUNDS = 5
const SECONDS = 5
const LEAST_RATIO = 0.8
/** Bytes of a page's HTML in gzip. */
const MOST_HTML = 30_000
const SITE = 'southerncross'
const RESULTS = 'bench/results'

function targetsOf(vehicle: string) {
  const host = `${SITE}.localhost`
  return {
    empty: { name: 'empty page, as Next answers it', host, path: '/empty-page?from=next' },
    stored: { name: 'empty page, stored', host, path: '/empty-page' },
    home: { name: 'home page', host, path: '/' },
    vehicle: { name: 'vehicle page', host, path: `/cars/${vehicle}` },
    search: { name: 'results page', host, path: '/search' },
  } satisfies Record<string, Target>
}

/** Bytes of a page's HTML. */
interface Size {
  plain: number
  gzip: number
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  size: Size
}

async function ask(port: number, { host, path }: Target): Promise<Answer> {
  const headers = { host: `${host}:${port}`, 'accept-encoding': 'gzip' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  // Next does not compress its smallest pages.
  const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  const size = { plain: plain.byteLength, gzip: body.byteLength }
  return { status: response.statusCode ?? 0, headers: response.headers, size }
}

/** Requests each page twice and throws unless the second response comes from a cache. Returns each page's size. */
async function requireCached(port: number, targets: Record<string, Target>) {
  const sizes: Record<string, Size> = {}
  for (const [key, target] of Object.entries(targets)) {
    await ask(port, target)
    const { status, headers, size } = await ask(port, target)
    // Next answers requests with a query string from its own cache. Every other page is sent as stored, with an ETag.
    const isCached = target.path.includes('?')
      ? headers['x-nextjs-cache'] === 'HIT'
      : headers.etag !== undefined
    if (status !== 200 || !isCached) throw new Error(`${target.name}: status ${status}, not from a cache.`)
    sizes[key] = size
  }
  return sizes
}

type Targets = ReturnType<typeof targetsOf>

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} KB`

function table(targets: Targets, loads: Record<keyof Targets, Load>, sizes: Record<string, Size>) {
  const row = (key: keyof Targets) => {
    const { requestsPerSecond, p99Milliseconds } = loads[key]
    const ratio = (other: Load) => (requestsPerSecond / other.requestsPerSecond).toFixed(2)
    const { plain, gzip } = sizes[key] ?? {}
    return `| ${targets[key].name} | ${kilobytes(plain)} | ${kilobytes(gzip)} | ${Math.round(requestsPerSecond)} | ${p99Milliseconds} ms | ${ratio(loads.empty)} | ${ratio(loads.stored)} |`
  }
  return [
    '| page | HTML | HTML in gzip | requests a second | p99 | of the empty page as Next answers it | of the stored empty page |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...(Object.keys(targets) as (keyof Targets)[]).map(row),
  ].join('\n')
}

/** What is outside the bounds, one sentence each. */
function faultsOf(targets: Targets, loads: Record<keyof Targets, Load>, sizes: Record<string, Size>) {
  const slow = (['home', 'vehicle'] as const).filter(
    (key) => loads[key].requestsPerSecond < LEAST_RATIO * loads.empty.requestsPerSecond,
  )
  const heavy = Object.entries(targets).filter(([key]) => (sizes[key]?.gzip ?? 0) > MOST_HTML)
  return [
    ...slow.map((key) => `${targets[key].name}: below ${LEAST_RATIO} of the empty page.`),
    ...heavy.map(([, { name }]) => `${name}: more than ${kilobytes(MOST_HTML)} of HTML in gzip.`),
  ]
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL must point at a seeded database.')
  const targets = targetsOf(await firstListedVehicle(databaseUrl, SITE))
  const server = await startWebServer(await findFreePort())
  try {
    const sizes = await requireCached(server.port, targets)
    const loads = await loadInTurn(server.port, targets, { rounds: ROUNDS, seconds: SECONDS })
    const figures = table(targets, loads, sizes)
    console.log(`\n${figures}`)
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(
      `${RESULTS}/pages.md`,
      `# Cached pages\n\n\`npm run bench:pages\`, ${describeMachine()}. 50 connections from a process on the same machine, medians of ${ROUNDS} rounds of ${SECONDS} s a page in turn.\n\n${figures}\n`,
    )
    const faults = faultsOf(targets, loads, sizes)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

await main()

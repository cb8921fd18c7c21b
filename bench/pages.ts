import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { type Load, loadInTurn, type Target } from './support/http-load'
import { firstListedVehicle } from './support/listed-vehicle'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Measures requests per second and p99 of cached pages, compared with an empty page on the same server, rendered by Next and
 * stored. `npm run bench:pages`, after a build, with DATABASE_URL set to a seeded database.
 */
const ROUNDS = 5
const SECONDS = 5
const LEAST_RATIO = 0.8
const SITE = 'southerncross'
const RESULTS = 'bench/results'

function targetsOf(vehicle: string) {
  const host = `${SITE}.localhost`
  return {
    empty: { name: 'empty page, as Next answers it', host, path: '/empty-page?from=next' },
    stored: { name: 'empty page, stored', host, path: '/empty-page' },
    home: { name: 'home page', host, path: '/' },
    vehicle: { name: 'vehicle page', host, path: `/cars/${vehicle}` },
  } satisfies Record<string, Target>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: number
}

const ask = (port: number, { host, path }: Target) =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      )
    }).on('error', reject)
  })

/** Requests each page twice and throws unless the second response comes from a cache. Returns each page's size in bytes. */
async function requireCached(port: number, targets: Record<string, Target>) {
  const sizes: Record<string, number> = {}
  for (const [key, target] of Object.entries(targets)) {
    await ask(port, target)
    const { status, headers, bytes } = await ask(port, target)
    // Next answers requests with a query string from its own cache. Every other page is sent as stored, with an ETag.
    const isCached = target.path.includes('?')
      ? headers['x-nextjs-cache'] === 'HIT'
      : headers.etag !== undefined
    if (status !== 200 || !isCached) throw new Error(`${target.name}: status ${status}, not from a cache.`)
    sizes[key] = bytes
  }
  return sizes
}

type Targets = ReturnType<typeof targetsOf>

function table(targets: Targets, loads: Record<keyof Targets, Load>, sizes: Record<string, number>) {
  const row = (key: keyof Targets) => {
    const { requestsPerSecond, p99Milliseconds } = loads[key]
    const ratio = (other: Load) => (requestsPerSecond / other.requestsPerSecond).toFixed(2)
    const kilobytes = ((sizes[key] ?? 0) / 1000).toFixed(1)
    return `| ${targets[key].name} | ${kilobytes} KB | ${Math.round(requestsPerSecond)} | ${p99Milliseconds} ms | ${ratio(loads.empty)} | ${ratio(loads.stored)} |`
  }
  return [
    '| page | HTML | requests a second | p99 | of the empty page as Next answers it | of the stored empty page |',
    '|---|---:|---:|---:|---:|---:|',
    ...(Object.keys(targets) as (keyof Targets)[]).map(row),
  ].join('\n')
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
    const slow = (['home', 'vehicle'] as const).filter(
      (key) => loads[key].requestsPerSecond < LEAST_RATIO * loads.empty.requestsPerSecond,
    )
    if (slow.length === 0) return
    console.error(
      `Below ${LEAST_RATIO} of the empty page: ${slow.map((key) => targets[key].name).join(', ')}.`,
    )
    process.exitCode = 1
  } finally {
    await server.stop()
  }
}

await main()

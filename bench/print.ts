import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { getDocumentProxy } from 'unpdf'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { firstListedVehicle } from './support/listed-vehicle'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Measures how long a vehicle's PDF takes, its size and its page count, for each website's first vehicle and the one with the
 * longest record. The cold request subsets typefaces and compresses a photo; ten warm requests follow. `npm run bench:print`,
 * after a build, with DATABASE_URL and DATA_DIR of a seeded database.
 */
const SITES = ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong'] as const
const WARM = 10
const SETTLING_MS = 6_000
const MAX_MILLISECONDS = 1_500
const MAX_BYTES = 300_000
const RESULTS = 'bench/results'

interface Answer {
  readonly status: number
  readonly file: Buffer
  readonly milliseconds: number
}

interface Measured {
  readonly site: string
  readonly vehicle: string
  readonly bytes: number
  readonly pages: number
  readonly cold: number
  readonly median: number
  readonly slowest: number
}

function ask(port: number, site: string, path: string): Promise<Answer> {
  const start = performance.now()
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${site}.localhost:${port}` } }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const milliseconds = performance.now() - start
        done({ status: response.statusCode ?? 0, file: Buffer.concat(pieces), milliseconds })
      })
    }).on('error', failed)
  })
}

async function longestVehicle(databaseUrl: string, site: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>(
    `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)
     ORDER BY length(row_to_json(v)::text) DESC, v.id LIMIT 1`,
    [site],
  )
  await client.end()
  return rows[0]?.slug ?? ''
}

async function measure(port: number, site: string, vehicle: string): Promise<Measured> {
  const path = `/api/print/${vehicle}`
  const first = await ask(port, site, path)
  if (first.status !== 200) throw new Error(`${site}${path} answered ${first.status}.`)
  const warm: number[] = []
  for (let time = 0; time < WARM; time++) warm.push((await ask(port, site, path)).milliseconds)
  warm.sort((one, other) => one - other)
  const { numPages: pages } = await getDocumentProxy(new Uint8Array(first.file))
  return {
    site,
    vehicle,
    bytes: first.file.length,
    pages,
    cold: first.milliseconds,
    median: warm[WARM / 2] ?? 0,
    slowest: warm.at(-1) ?? 0,
  }
}

/** Links to the uploads without the resized images, so that the first request is cold. */
function coldFolder(): string {
  const from = resolve(process.env.DATA_DIR ?? '.data')
  const folder = mkdtempSync(join(tmpdir(), 'bench-print-'))
  for (const name of readdirSync(from))
    if (name !== 'images') symlinkSync(join(from, name), join(folder, name))
  return folder
}

function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(
    ({ site, vehicle, bytes, pages, cold, median, slowest }) =>
      `| ${site} | ${vehicle} | ${(bytes / 1000).toFixed(0)} KB | ${pages} | ${cold.toFixed(0)} ms | ${median.toFixed(0)} ms | ${slowest.toFixed(0)} ms |`,
  )
  const head = '| website | vehicle | size | pages | cold | warm, median of ten | warm, slowest |'
  return [head, '|---|---|---:|---:|---:|---:|---:|', ...rows].join('\n')
}

async function measureAll(databaseUrl: string): Promise<Measured[]> {
  const server = await startWebServer(await findFreePort())
  try {
    // Next goes on loading page code after its first response. That time must not count.
    await setTimeout(SETTLING_MS)
    const measured: Measured[] = []
    for (const site of SITES) {
      const vehicles = [await firstListedVehicle(databaseUrl, site), await longestVehicle(databaseUrl, site)]
      for (const vehicle of new Set(vehicles)) measured.push(await measure(server.port, site, vehicle))
    }
    return measured
  } finally {
    await server.stop()
  }
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL must point at a seeded database.')
  const load = loadavg()[0]?.toFixed(1)
  const folder = coldFolder()
  process.env.DATA_DIR = folder
  const measured = await measureAll(databaseUrl).finally(() => rmSync(folder, { recursive: true }))
  const figures = tableOf(measured)
  console.log(`\n${figures}`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(
    `${RESULTS}/print.md`,
    `# PDFs of vehicles

\`npm run bench:print\`, ${describeMachine()}. Two vehicles of each website, in sequence: the first, and
the one with the most data. Cold: the first request, six seconds after the server started, without a prepared photo. The first of all also
includes the server's one-off work. Load average at the start: ${load}. Limits: ${MAX_MILLISECONDS} ms, ${MAX_BYTES / 1000} KB, one page.

${figures}
`,
  )
  const broken = measured.filter(
    ({ bytes, pages, cold, slowest }) =>
      bytes > MAX_BYTES || pages !== 1 || Math.max(cold, slowest) > MAX_MILLISECONDS,
  )
  if (broken.length === 0) return
  console.error(`Over the limits: ${broken.map(({ site, vehicle }) => `${site} ${vehicle}`).join(', ')}.`)
  process.exitCode = 1
}

await main()

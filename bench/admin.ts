import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '@/server/clients/database'
import { createDatabaseIfMissing } from '~/scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '~/scripts/launcher/database/prepare-database.mjs'
import { findFreePort } from '~/scripts/launcher/ports.mjs'
import { startThrowawayServer } from '~/scripts/launcher/throwaway/throwaway-server.mjs'
import { ask, type Desk, openDesk } from './support/admin-desk'
import { type BenchSite, blocksOf, plantSites } from './support/admin-sites'
import { type Durations, measureInTurn } from './support/durations'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Measures the admin of one group with 60 sites, 500 pages of 20 blocks and 100,000 vehicles, and the time from a save until a shopper
 * sees it. `npm run bench:admin`, after a build. `--sites`, `--pages` and `--vehicles` make it smaller.
 */
const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '60' },
    pages: { type: 'string', default: '500' },
    vehicles: { type: 'string', default: '100000' },
    saves: { type: 'string', default: '100' },
    times: { type: 'string', default: '40' },
  },
})
const size = { sites: Number(values.sites), pages: Number(values.pages), vehicles: Number(values.vehicles) }
const SOURCE = join(import.meta.dirname, '../../shared/data/bench/BENCH_us_carscom_2025.csv.gz')
const RESULTS = 'bench/results/admin.md'
const DATABASE = 'bench'
const SECRET = 'a secret that only benchmarks know'
const MAX_P95 = 500
const SEEN = { p50: 400, p95: 1000 }
const PATIENCE = 10_000

interface PlantedPage {
  readonly id: number
  readonly path: string
  readonly site: BenchSite
}

/** All pages are live. */
async function plantPages(desk: Desk, sites: readonly BenchSite[]): Promise<PlantedPage[]> {
  const pages: PlantedPage[] = []
  for (let nth = 0; nth < size.pages; nth++) {
    const site = sites[nth % sites.length] as BenchSite
    const path = `/page-${nth}`
    const blocks = blocksOf(`Page ${nth}`)
    const { id } = await desk.create('pages', {
      ...{ tenant: site.id, title: `Page ${nth}`, path, blocks, _status: 'published' },
    })
    pages.push({ id, path, site })
  }
  return pages
}

/** Milliseconds from the save's request until a shopper's request contains the new heading. */
async function saveUntilSeen(desk: Desk, port: number, page: PlantedPage, heading: string): Promise<void> {
  const until = performance.now() + PATIENCE
  await desk.update('pages', page.id, { blocks: blocksOf(heading), _status: 'published' })
  while (performance.now() < until) {
    const seen = await ask({ port, host: `${page.site.slug}.localhost`, path: page.path })
    if (seen.text.includes(heading)) return
  }
  throw new Error(`${heading} was not seen within ${PATIENCE / 1000} s.`)
}

async function measureSaves(desk: Desk, port: number, page: PlantedPage): Promise<Durations> {
  let nth = 0
  await ask({ port, host: `${page.site.slug}.localhost`, path: page.path })
  const { seen } = await measureInTurn(
    { seen: () => saveUntilSeen(desk, port, page, `Heading number ${++nth}`) },
    Number(values.saves),
  )
  return seen
}

function measureAdmin(desk: Desk, pages: readonly PlantedPage[]) {
  const [page] = pages as [PlantedPage]
  let nth = 0
  return measureInTurn(
    {
      'Start page': () => desk.get('/admin'),
      'List of pages': () => desk.get('/admin/collections/pages?limit=25'),
      'List of vehicles': () => desk.get('/admin/collections/vehicles?limit=25'),
      'List of websites': () => desk.get('/admin/collections/tenants?limit=100'),
      'Grid of switches': () => desk.get('/admin/switches'),
      'Feed health of all dealerships': () => desk.get('/admin/feed-health'),
      'Calendar of all websites': () => desk.get('/admin/calendar'),
      'A page’s form': () => desk.get(`/admin/collections/pages/${page.id}`),
      'Two versions of a page, compared': () => desk.get(`/admin/collections/pages/${page.id}/compare`),
      'Comments on a page': () => desk.get(`/api/comment/pages/${page.id}`),
      'Copies of a page on other websites': () => desk.get(`/api/copies/pages/${page.id}`),
      'A website’s form with its switches': () => desk.get(`/admin/collections/tenants/${page.site.id}`),
      'Save of a page': () =>
        desk.update('pages', page.id, { blocks: blocksOf(`Saved ${++nth}`), _status: 'published' }),
    },
    Number(values.times),
  )
}

const round = (milliseconds: number) => `${Math.round(milliseconds)} ms`

function report(admin: Record<string, Durations>, seen: Durations): { text: string; isMet: boolean } {
  const row = (name: string, { p50, p95, errors }: Durations, most: string) =>
    `| ${name} | ${round(p50)} | ${round(p95)} | ${most} | ${errors} |`
  const text = [
    '| what | p50 | p95 | at most | errors |',
    '|---|---:|---:|---:|---:|',
    ...Object.entries(admin).map(([name, durations]) => row(name, durations, `p95 ${MAX_P95} ms`)),
    row('Save until a shopper sees it', seen, `p50 ${SEEN.p50}, p95 ${SEEN.p95} ms`),
  ].join('\n')
  const isFast = Object.values(admin).every(({ p95, errors }) => p95 <= MAX_P95 && errors === 0)
  return { text, isMet: isFast && seen.p50 <= SEEN.p50 && seen.p95 <= SEEN.p95 && seen.errors === 0 }
}

async function measure(postgres: Awaited<ReturnType<typeof startThrowawayServer>>) {
  const { folder } = postgres
  const url = postgres.urlOf(DATABASE)
  const environment = { DATABASE_URL: url, DATA_DIR: folder, PAYLOAD_SECRET: SECRET }
  await createDatabaseIfMissing(url)
  await migrateDatabase(postgres.children, { ...process.env, ...environment })
  const pool = createPool(url)
  const sites = await plantSites(pool, { ...size, listings: SOURCE, folder })
  await pool.query('VACUUM ANALYZE')
  await pool.end()
  const port = await findFreePort()
  const web = await startWebServer(port, environment)
  try {
    const desk = await openDesk(port, SECRET)
    const pages = await plantPages(desk, sites)
    const admin = await measureAdmin(desk, pages)
    const seen = await measureSaves(desk, port, pages[0] as PlantedPage)
    return report(admin, seen)
  } finally {
    await web.stop()
  }
}

async function main() {
  const postgres = await startThrowawayServer({ isDurable: true })
  try {
    const { text, isMet } = await measure(postgres)
    const load = loadavg()[0]?.toFixed(1)
    const what = `One group, ${size.sites} sites, ${size.pages} pages of 20 blocks, ${size.vehicles} vehicles. Times are of whole answers over HTTP, one request at a time, as a platform admin; load average ${load}.`
    console.log(`\n${text}`)
    writeFileSync(
      RESULTS,
      `# The admin\n\n\`npm run bench:admin\`, ${describeMachine()}. ${what}\n\n${text}\n`,
    )
    if (!isMet) process.exitCode = 1
  } finally {
    await postgres.remove()
  }
}

await main()

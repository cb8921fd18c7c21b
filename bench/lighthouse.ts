import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { installedChromium } from '../scripts/testing/chromium.mjs'
import { firstListedVehicle } from './support/listed-vehicle'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Runs Lighthouse with mobile settings on the home page, the results and a vehicle's page of every demo site. Reports medians of
 * five runs (RUNS sets another number). `npm run bench:lighthouse [site …]`, after a build, with DATABASE_URL set to a seeded
 * database.
 */
const SITES = ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong']
const RUNS = Number(process.env.RUNS ?? 5)
const RESULTS = 'bench/results'

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** Bounds for one page: minimum scores; maximum milliseconds and layout shift. */
interface Bounds {
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
}

/** Cached pages, sent without Next's runtime. */
const LEAN: Bounds = {
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 2400,
  tbt: 250,
  cls: 0.0005,
}
/** Results with a query string. Next renders them per request and hydrates them; they are marked noindex. */
const PER_REQUEST: Bounds = {
  scores: { performance: 85, accessibility: 100, 'best-practices': 100, seo: 0 },
  lcp: Number.POSITIVE_INFINITY,
  tbt: 250,
  cls: 0.0005,
}
const categories = Object.keys(LEAN.scores) as Category[]

interface Figures {
  page: string
  bounds: Bounds
  scores: Record<Category, number>
  /** Milliseconds for `lcp` and `tbt`. `cls` has no unit. */
  lcp: number
  tbt: number
  cls: number
  kilobytes: number
  failed: string[]
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function failedAudits(result: Result): string[] {
  const weighed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
  return weighed
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}

async function runOnce(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, output: 'json', logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`)
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
  return run.lhr
}

function figuresOf(page: string, bounds: Bounds, results: Result[]): Figures {
  const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0))
  const score = (category: Category) =>
    Math.round(median(results.map((result) => result.categories[category]?.score ?? 0)) * 100)
  return {
    page,
    bounds,
    scores: Object.fromEntries(
      categories.map((category) => [category, score(category)]),
    ) as Figures['scores'],
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
    failed: [...new Set(results.flatMap(failedAudits))],
  }
}

async function warm(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

function table(figures: readonly Figures[]): string {
  const row = ({ page, scores, lcp, tbt, cls, kilobytes, failed }: Figures) =>
    `| ${page} | ${categories.map((category) => scores[category]).join(' | ')} | ${(lcp / 1000).toFixed(1)} s | ${Math.round(tbt)} ms | ${cls.toFixed(3)} | ${Math.round(kilobytes)} KB | ${failed.join(', ')} |`
  return [
    '| page | performance | accessibility | best practices | SEO | largest paint | blocked | shift | bytes | not met |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
    ...figures.map(row),
  ].join('\n')
}

const isShort = ({ scores, lcp, tbt, cls, bounds }: Figures) =>
  categories.some((category) => scores[category] < bounds.scores[category]) ||
  lcp > bounds.lcp ||
  tbt > bounds.tbt ||
  cls > bounds.cls

async function measureSite(site: string, server: number, databaseUrl: string): Promise<Figures[]> {
  const debugging = await findFreePort()
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugging}`],
  })
  const pages: [name: string, path: string, bounds: Bounds][] = [
    ['home', '/', LEAN],
    ['results', '/search', LEAN],
    ['vehicle', `/cars/${await firstListedVehicle(databaseUrl, site)}`, LEAN],
    ['results of a query', '/search?refinementList[condition][]=Used', PER_REQUEST],
  ]
  const figures: Figures[] = []
  try {
    for (const [name, path, bounds] of pages) {
      const url = `http://${site}.localhost:${server}${path}`
      await warm(browser, url)
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await runOnce(url, debugging))
      const measured = figuresOf(`${site}, ${name}`, bounds, results)
      console.log(table([measured]).split('\n').at(-1))
      figures.push(measured)
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL must point at a seeded database.')
  const chosen = process.argv.slice(2)
  const sites = chosen.length > 0 ? chosen : SITES
  const server = await startWebServer(await findFreePort())
  try {
    const figures: Figures[] = []
    for (const site of sites) figures.push(...(await measureSite(site, server.port, databaseUrl)))
    const shown = table(figures)
    console.log(`\n${shown}`)
    if (chosen.length === 0) {
      mkdirSync(RESULTS, { recursive: true })
      const about = `\`npm run bench:lighthouse\`, ${describeMachine()}. Lighthouse's mobile settings (slow 4G and a four times slower processor, simulated), medians of ${RUNS} runs, server on the same machine.`
      writeFileSync(`${RESULTS}/lighthouse.md`, `# Lighthouse\n\n${about}\n\n${shown}\n`)
    }
    if (figures.some(isShort)) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

await main()

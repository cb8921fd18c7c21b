import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { installedChromium } from '../scripts/testing/chromium.mjs'
import { describeMachine } from './support/machine'
import { startWebServer } from './support/web-server'

/**
 * Measures how long a shopper waits: from a click on a filter until the new results are painted, with the CPU throttled 4 times
 * and the answer in the server's cache; and from a click on a card, after hovering over it, until the vehicle's page is painted.
 * `npm run bench:interactions`, after a build, with DATABASE_URL set to a seeded database.
 */
const SITE = 'southerncross'
const ROUNDS = 20
const SLOWED = 4
/** Longer than browsers wait before they prefetch a hovered link. */
const HOVER_MS = 600
const MAX_P95 = 300
const RESULTS = 'bench/results'

/** Nearest-rank percentile. */
const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

const boxesOf = (page: Page) =>
  page.locator('input[type="checkbox"][name="refinementList[make][]"]').evaluateAll(
    (boxes, count) =>
      boxes
        .map((box) => (box as HTMLInputElement).value)
        .filter((value, index, all) => all.indexOf(value) === index)
        .slice(0, count),
    ROUNDS,
  )

/** Milliseconds from a click on a filter's box until the frame after its results are rendered. */
const clickFilter = (page: Page, value: string) =>
  page.evaluate(async (value) => {
    const box = [...document.querySelectorAll<HTMLInputElement>('input[name="refinementList[make][]"]')].find(
      (each) => each.value === value,
    )
    const results = document.querySelector('[aria-label="Results"]')
    if (!box || !results) throw new Error(`The page has no filter ${value}, or no results.`)
    const drawn = new Promise<void>((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (results.getAttribute('aria-busy') === 'true') return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      })
      observer.observe(results, { attributeFilter: ['aria-busy'] })
      setTimeout(() => reject(new Error(`No results for ${value} within ten seconds.`)), 10_000)
    })
    const start = performance.now()
    box.click()
    await drawn
    return performance.now() - start
  }, value)

async function tickAll(page: Page, origin: string, rate: number): Promise<number[]> {
  await page.goto(`${origin}/search`)
  const island = page.locator('forecourt-island[data-name="stock-search"][data-hydrated]')
  await island.waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const waits: number[] = []
  for (const value of await boxesOf(page)) {
    waits.push(await clickFilter(page, value))
    await page.waitForTimeout(HOVER_MS)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return waits
}

/** The first pass fills the server's cache. The second loads the page again, so the browser's query cache is empty. */
async function measureFilters(browser: Browser, origin: string): Promise<number[]> {
  const page = await openPage(browser)
  await tickAll(page, origin, 1)
  const waits = await tickAll(page, origin, SLOWED)
  await page.close()
  return waits
}

/** Milliseconds from the click until the first paint of the page that the link opens. */
async function openCard(page: Page, origin: string, index: number): Promise<number> {
  await page.goto(`${origin}/search`)
  const link = page.locator('.card-name a').nth(index)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await link.evaluate((element) =>
    element.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now()))),
  )
  await link.click()
  await page.locator('.vehicle-page').waitFor()
  return page.evaluate(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]
    while (!paint()) await new Promise((resolve) => setTimeout(resolve, 10))
    return performance.timeOrigin + (paint()?.startTime ?? 0) - Number(sessionStorage.getItem('clicked'))
  })
}

async function measureCards(browser: Browser, origin: string): Promise<number[]> {
  const page = await openPage(browser)
  const waits: number[] = []
  for (let index = 0; index < ROUNDS; index++) waits.push(await openCard(page, origin, index))
  await page.close()
  return waits
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // tsx calls a `__name` helper in compiled functions. The page does not have it.
  await page.addInitScript('globalThis.__name = (it) => it')
  return page
}

const row = (name: string, waits: readonly number[]) =>
  `| ${name} | ${waits.length} | ${Math.round(percentile(waits, 0.5))} ms | ${Math.round(percentile(waits, 0.95))} ms | ${MAX_P95} ms |`

async function main() {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL must point at a seeded database.')
  const server = await startWebServer(await findFreePort())
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const origin = `http://${SITE}.localhost:${server.port}`
    const filters = await measureFilters(browser, origin)
    const cards = await measureCards(browser, origin)
    const table = [
      '| from … to the paint of the new page or results | times | median | p95 | limit |',
      '|---|---:|---:|---:|---:|',
      row(`a click on a filter, processor slowed ${SLOWED} times`, filters),
      row('a click on a card, after pointing at it', cards),
    ].join('\n')
    console.log(`\n${table}`)
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(
      `${RESULTS}/interactions.md`,
      `# Interactions\n\n\`npm run bench:interactions\`, ${describeMachine()}. On ${SITE}, browser and server on the same machine.\n\n${table}\n`,
    )
    if ([filters, cards].some((waits) => percentile(waits, 0.95) > MAX_P95)) process.exitCode = 1
  } finally {
    await browser.close()
    await server.stop()
  }
}

await main()

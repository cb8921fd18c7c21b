import { expect, type Page } from '@playwright/test'
import type { RowAnswer } from '@/domain/stock/card/row-answer'
import type { StockHit } from '@/domain/stock/search/results/result'
import { BEFORE_PICTURES } from '../support/before-pictures'
import { FULL } from '../support/full'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { vehiclesOf } from '../support/stock-kinds'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const similar = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Similar / }) })
const recent = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) })

/** The path of one of the website's used vehicles. */
async function usedVehicle(page: Page, slug: string): Promise<string> {
  await page.goto(address(slug, '/'))
  const [path] = await vehiclesOf(page, ['used'])
  return String(path)
}

/** Sums the layout shifts without user input, from now on. */
async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as Window & { moved?: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.moved = (seen.moved ?? 0) + entry.value
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as Window & { moved?: number }).moved ?? 0)
}

for (const slug of ['southerncross', 'outpost']) {
  test.describe(`similar vehicles of ${slug}`, slug === 'southerncross' ? {} : FULL, () => {
    let path: string

    test.beforeEach(async ({ page }) => {
      path = await usedVehicle(page, slug)
    })

    test('load near the viewport into reserved places [SIM-01, SIM-02, SIM-06]', async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goto(address(slug, path))
      await expect(similar(page).getByRole('heading', { level: 2 })).toHaveText('Similar Cars In-Stock')
      await expect(similar(page).locator('.late-places li')).toHaveCount(6)
      expect(requests.filter((each) => each.includes('/api/stock/similar'))).toEqual([])
      const moved = await shifts(page)
      await similar(page).scrollIntoViewIfNeeded()
      const cards = similar(page).getByRole('article')
      await expect(cards.first()).toBeVisible()
      const count = await cards.count()
      expect(count).toBeLessThanOrEqual(6)
      const paths = await cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(paths).size).toBe(count)
      expect(paths).not.toContain(path)
      expect(await moved()).toBe(0)
      expect(await violations(page, { halfCovered: true })).toEqual([])
    })

    test('are in stock and in the vehicle’s price range [SIM-03, SIM-04]', FULL, async ({ page }) => {
      const { pathname } = new URL(address(slug, `${path}/similar`))
      await page.goto(address(slug, pathname.replace('/used-car/', '/cars/')))
      const paths = await page
        .locator('.came-row .card-name a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
      const stock = await listed(page)
      const of = (its: string | null) => stock.find((hit) => hit.path === its)
      expect(paths).not.toEqual([])
      expect(paths.map((its) => of(its)?.status)).toEqual(paths.map(() => 'in_stock'))
      const priceOf = (its: string | null) => Number(of(its)?.offer_price ?? of(its)?.price)
      const price = priceOf(path)
      expect(price).toBeGreaterThan(0)
      const reach = price < 50_000 ? 10_000 : 25_000
      for (const its of paths) expect(Math.abs(priceOf(its) - price)).toBeLessThanOrEqual(reach)
    })

    test('have working hearts and photos', FULL, async ({ page }) => {
      await page.goto(address(slug, path))
      await similar(page).scrollIntoViewIfNeeded()
      const heart = similar(page)
        .getByRole('button', { name: /^Save / })
        .first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })

    test('keep the link to the search when they fail to load [SIM-10]', FULL, async ({ page }) => {
      await page.route('**/api/stock/similar?*', (route) => route.abort())
      await page.goto(address(slug, path))
      await similar(page).scrollIntoViewIfNeeded()
      await expect(similar(page).locator('.late-places')).toBeHidden()
      await similar(page)
        .getByRole('link', { name: /^Search for more/ })
        .click()
      await expect(page).toHaveURL(/\/search/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })

  test.describe(`similar vehicles of ${slug} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('are on a separate page [SIM-06]', async ({ page, request }) => {
      const { text } = await visit(
        request,
        slug,
        '/api/stock/search?refinementList[status][]=in_stock&hitsPerPage=1',
      )
      const { hits } = JSON.parse(text) as { hits: StockHit[] }
      await page.goto(address(slug, String(hits[0]?.path)), BEFORE_PICTURES)
      await expect(recent(page)).toBeHidden()
      await page.getByRole('link', { name: /^See similar/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Similar .* In-Stock$/)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })
  })
}

test('editors place vehicles similar to one of theirs on a page, by its stock number or slug [SIM-01, SIM-02, SIM-06]', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  await page.goto(address('kestrel-kia', '/'))
  const theirs = (await listed(page)).find(({ status }) => status === 'in_stock')
  await page.goto(address('southerncross', '/'))
  const own = (await listed(page)).find(
    ({ status, car_type, stocknum }) => status === 'in_stock' && car_type === 'used' && stocknum,
  )
  const block = (vehicle: unknown, heading?: string) => ({ blockType: 'similarVehicles', vehicle, heading })
  await withOwnPage(
    api,
    'southerncross',
    async ({ path }) => {
      await page.goto(address('southerncross', path))
      await expect(page.locator('.vehicle-row')).toHaveCount(2) // Neither of the blocks that name another website's vehicle or an unknown one.
      const requests = page.waitForRequest((request) => request.url().includes('/api/stock/similar'))
      for (const name of ['Similar Cars In-Stock', 'More like this']) {
        const row = page.locator('section', { has: page.getByRole('heading', { name }) })
        await row.scrollIntoViewIfNeeded()
        await expect(row.getByRole('article').first()).toBeVisible()
      }
      expect(new URL((await requests).url()).search).toBe(`?slug=${own?.slug}`)
      const heart = page.getByRole('button', { name: /^Save / }).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(await violations(page)).toEqual([])
    },
    [
      block(String(own?.stocknum).toLowerCase()),
      block(own?.slug, 'More like this'),
      block(theirs?.slug, 'Of another website'),
      block('no-such-vehicle', 'Of nothing'),
    ],
  )
})

/** The narrowest supported width, and those of a phone, a tablet and a desktop. */
const WIDTHS = [320, 390, 768, 1280]

/** Replaces a row's cards by one with the longest texts that stock can have and two with almost none. */
function longWinded(answer: RowAnswer): RowAnswer {
  const [card] = answer.cards
  if (!card) return answer
  const hasFigures = answer.cards.some(({ weekly }) => weekly)
  const long = 'Interminable Limited Edition Anniversary '.repeat(5)
  const detail = 'Four-wheel drive, selectable'
  const priceType = 'Drive away, no more to pay, on road'
  const most = answer.cards.reduce((one, two) => (two.details.length > one.details.length ? two : one))
  const priced = answer.cards.find(({ price }) => price?.kind === 'price') ?? card
  const isPriced = priced.price?.kind === 'price'
  const full = {
    ...card,
    id: 'full',
    photos: { ...card.photos, name: long },
    tag: null,
    details: most.details.map((each) => ({ ...each, text: detail, figure: detail })),
    place: { dealership: long, location: long },
    price:
      priced.price?.kind === 'price'
        ? { ...priced.price, amount: 1_134_567, before: 1_234_567, priceType }
        : priced.price,
    weekly: hasFigures ? { weekly: 12_345, comparisonRate: 12.34, termYears: 5.5, warning: '' } : null,
    below: isPriced ? 12_345 : null,
  }
  const bare = {
    ...full,
    photos: { ...card.photos, name: 'Bare', photos: [], body: null, isSold: true },
    details: [],
    place: { dealership: '', location: null },
    saving: null,
    price: null,
    weekly: null,
    below: null,
  }
  return { cards: [full, { ...bare, id: 'bare' }, { ...bare, id: 'bare too' }] }
}

/** Waits until the browser has recorded the vehicle as viewed. */
const untilRecorded = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':viewed'))))
    .toBe(true)

for (const [slug, kind, before] of [
  ['southerncross', 'used', 'new'],
  ['kestrel-kia', 'new', 'demo'],
  ['outpost', 'sold', 'used'],
  ['currawong', 'without a price', 'used'],
] as const) {
  test(
    `rows of ${slug} are as high as their reserved places, whatever loads, at every width [SIM-02]`,
    FULL,
    async ({ page }) => {
      await page.goto(address(slug, '/'))
      const [path, seen] = await vehiclesOf(page, [kind, before])
      await page.goto(address(slug, String(seen)))
      await untilRecorded(page)
      await page.addInitScript(`(() => {
      const longWinded = ${longWinded}
      const read = Response.prototype.json
      Response.prototype.json = async function () {
        const answer = await read.call(this)
        return /stock\\/(similar|viewed)/.test(this.url) ? longWinded(answer) : answer
      }
    })()`)
      await page.setViewportSize({ width: 390, height: 300 })
      await page.goto(address(slug, String(path)))
      const rows = page.locator('.vehicle-row:not([hidden])')
      const heights = async () => {
        const all: Record<number, number[]> = {}
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 300 })
          all[width] = await rows.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height))
        }
        return all
      }
      await expect(rows).toHaveCount(2)
      await page.evaluate(() => document.fonts.ready)
      const kept = await heights()
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded()
        await expect(row.locator('.came-row > ul > li')).toHaveCount(3)
      }
      expect(await heights()).toEqual(kept)
      for (const row of await rows.all()) {
        const [place, came] = await row
          .locator('.late-row > *')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
        expect(came).toBeLessThanOrEqual(Number(place))
      }
    },
  )
}

test('similar vehicles that fail to load leave their places unchanged and say so [SIM-02, SIM-10]', async ({
  page,
}) => {
  const path = await usedVehicle(page, 'southerncross')
  await page.route('**/api/stock/similar?*', (route) => route.abort())
  await page.goto(address('southerncross', path))
  const before = await similar(page).evaluate((section) => section.getBoundingClientRect().height)
  await similar(page).scrollIntoViewIfNeeded()
  await expect(similar(page).getByText('Nothing came up here just now.')).toBeVisible()
  expect(await similar(page).evaluate((section) => section.getBoundingClientRect().height)).toBe(before)
  expect(await violations(page, { halfCovered: true })).toEqual([])
})

/** The website's stock. Runs in the page: only browsers resolve names under `.localhost`. */
function listed(page: Page): Promise<StockHit[]> {
  return page.evaluate(async () => {
    const hits: StockHit[] = []
    for (let number = 1, pages = 1; number <= pages; number++) {
      const found = await (await fetch(`/api/stock/search?hitsPerPage=100&page=${number}`)).json()
      hits.push(...found.hits)
      pages = found.pages
    }
    return hits
  })
}

test('similar vehicles that need no late load are in the page itself, with or without scripts [SIM-01, SIM-05, SIM-06]', async ({
  page,
}) => {
  const path = await usedVehicle(page, 'tworivers')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(address('tworivers', path))
  await expect(similar(page).getByRole('heading', { level: 2 })).toHaveText('Similar Motorcycles In-Stock')
  const cards = similar(page).getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  expect(await cards.count()).toBeLessThanOrEqual(6)
  await similar(page).scrollIntoViewIfNeeded()
  expect(requests.filter((each) => each.includes('/api/stock/similar'))).toEqual([])
  expect(await violations(page, { halfCovered: true })).toEqual([])
})

test('an unknown vehicle, or another website’s, has no similar vehicles', async ({ page, request }) => {
  expect((await visit(request, 'southerncross', '/cars/no-such-car/similar')).status).toBe(404)
  const path = await usedVehicle(page, 'kestrel-kia')
  expect((await visit(request, 'southerncross', `${path}/similar`)).status).toBe(404)
  const slug = path.split('/').at(-1)
  expect((await visit(request, 'southerncross', `/api/stock/similar?slug=${slug}`)).status).toBe(404)
})

test.describe('recently viewed vehicles', () => {
  test('show below the next vehicle and below the results until they are cleared', async ({ page }) => {
    await page.goto(address('southerncross', '/'))
    const [first, second] = await vehiclesOf(page, ['used', 'new'])
    await page.goto(address('southerncross', String(first)))
    await untilRecorded(page)
    await expect(recent(page)).toBeHidden()
    await page.goto(address('southerncross', String(second)))
    await recent(page).scrollIntoViewIfNeeded()
    await expect(recent(page).getByRole('article')).toHaveCount(1)
    await expect(recent(page).getByRole('link')).toHaveAttribute('href', String(first))
    expect(await violations(page, { halfCovered: true })).toEqual([])
    await page.goto(address('southerncross', '/search'))
    await recent(page).scrollIntoViewIfNeeded()
    await expect(recent(page).getByRole('article')).toHaveCount(2)
    await recent(page).getByRole('button', { name: 'Clear recently viewed' }).press('Enter')
    await expect(recent(page).getByRole('article')).toHaveCount(0)
    await expect(recent(page).getByRole('status')).toBeFocused()
    await page.reload()
    await expect(recent(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('forecourt:southerncross:viewed'))).toBeNull()
  })

  test('include only the website’s own vehicles, whatever the address names', async ({ page, request }) => {
    await page.goto(address('kestrel-kia', '/'))
    const [path] = await vehiclesOf(page, ['new'])
    const slug = String(path).split('/').at(-1)
    const answerOf = async (site: string): Promise<RowAnswer> =>
      JSON.parse((await visit(request, site, `/api/stock/viewed?saved=${slug}`)).text)
    expect((await answerOf('southerncross')).cards).toEqual([])
    expect((await answerOf('kestrel-kia')).cards).toMatchObject([{ photos: { slug } }])
  })
})

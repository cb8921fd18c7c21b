import { expect, type Page } from '@playwright/test'
import { formatDollars } from '@/domain/money/money'
import { FULL, onWebsite } from '../support/full'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

interface Hit {
  path: string
  name: string
  price: number | null
  offer_price: number | null
}

/** A site's first search results for a query. */
async function vehicles(page: Page, site: string, query: string): Promise<Hit[]> {
  await page.goto(address(site, '/search'))
  return page.evaluate(async (requested) => {
    const response = await fetch(`/api/stock/search?${requested}`)
    return (await response.json()).hits
  }, query)
}

async function firstVehicle(page: Page, site: string, query: string): Promise<Hit> {
  const [first] = await vehicles(page, site, query)
  if (!first) throw new Error(`${site} has no vehicle for ${query}`)
  return first
}

const dollars = (amount: number | null) => formatDollars(amount ?? 0)

test.describe('a vehicle page', () => {
  test('shows name, price, photos, details, comments and structured data [VDP-01, VDP-04…08, VDP-20, ROUTE-17]', async ({
    page,
  }) => {
    const hits = await vehicles(page, 'southerncross', 'refinementList[status][]=in_stock&range[price]=1000:')
    const hit = hits.find(({ offer_price: offer }) => offer === null)
    if (!hit) throw new Error('no vehicle without an offer')
    const response = await page.goto(address('southerncross', hit.path))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hit.name)
    await expect(page.locator('.price-block').getByText(dollars(hit.price), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Car Details' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Dealer Comments' })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first()).toHaveText(
      'Home',
    )
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({ name: hit.name, offers: { price: hit.price, priceCurrency: 'AUD' } })
    await expect(
      page
        .getByRole('main')
        .locator('dd')
        .filter({ hasText: /^\s*null\s*$/ }),
    ).toHaveCount(0)
  })

  test('shows a sold vehicle as sold, without a price, and links to similar ones [VDP-21, VDP-22, PRICE-08]', async ({
    page,
  }) => {
    const hit = await firstVehicle(page, 'southerncross', 'refinementList[status][]=sold')
    await page.goto(address('southerncross', hit.path))
    const main = page.getByRole('main')
    await expect(main.getByText('Unfortunately this car recently sold.')).toBeVisible()
    await expect(main.getByText("But don't worry, we can help you find a similar car!")).toBeVisible()
    await expect(main.getByRole('complementary')).not.toContainText('$')
    await main.getByRole('link', { name: 'Find Me Something Similar' }).click()
    await expect(page).toHaveURL(/\/search[/?]/)
  })

  test('says “motorcycle” on a motorcycle dealer’s site [TEN-15]', async ({ page }) => {
    const hit = await firstVehicle(page, 'tworivers', 'refinementList[status][]=in_stock')
    await page.goto(address('tworivers', hit.path))
    await expect(page.getByRole('heading', { name: 'Motorcycle Details' })).toBeVisible()
  })

  for (const [site, figure] of [
    ['southerncross', 'Kilometres'],
    ['outpost', 'Towing, braked'],
    ['tworivers', 'Engine'],
  ] as const) {
    test(
      `starts with the facts that shoppers of ${site} ask for first [VDP-05]`,
      onWebsite(site),
      async ({ page }) => {
        const query = 'refinementList[status][]=in_stock&refinementList[item_type][]=car'
        const hit = await firstVehicle(
          page,
          site,
          site === 'outpost' ? `${query}&refinementList[body][]=Ute` : query,
        )
        await page.goto(address(site, hit.path))
        await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible()
        await expect(page.getByRole('term').filter({ hasText: figure }).first()).toBeVisible()
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      },
    )
  }

  test('shows all photos full-screen and closes them with Escape', FULL, async ({ page }) => {
    const hit = await firstVehicle(page, 'southerncross', 'refinementList[status][]=in_stock')
    await page.goto(address('southerncross', hit.path))
    await page.getByRole('button', { name: /^All \d+ photos$/ }).click()
    await expect(page.getByRole('button', { name: 'Close photos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Close photos' })).toBeHidden()
  })

  test('exists only on its own dealer’s site', async ({ page }) => {
    const hit = await firstVehicle(page, 'southerncross', '')
    expect((await page.goto(address('outpost', hit.path)))?.status()).toBe(404)
    expect((await page.goto(address('southerncross', '/cars/no-such-vehicle')))?.status()).toBe(404)
  })

  for (const [site, query, details] of [
    ['southerncross', 'refinementList[status][]=in_stock', {}],
    ['southerncross', 'refinementList[status][]=sold', FULL],
    ['southerncross', 'refinementList[status][]=coming_soon', FULL],
    ['outpost', 'refinementList[item_type][]=caravan', {}],
    ['tworivers', '', FULL],
  ] as const) {
    test(`has no accessibility violation on ${site} for “${query}”`, details, async ({ page }) => {
      const hit = await firstVehicle(page, site, query)
      await page.goto(address(site, hit.path))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
      })
      expect(await violations(page)).toEqual([])
    })
  }
})

/** Positions of a vehicle page's parts, in pixels from the top of the screen. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const photo = [...document.querySelectorAll('.gallery-stage :is(img, .new-arrival)')]
      .map((each) => each.getBoundingClientRect())
      .find(({ width }) => width > 0)
    return {
      photo: { top: photo?.top ?? Number.NaN, bottom: photo?.bottom ?? Number.NaN },
      gallery: of('.gallery')?.bottom ?? Number.NaN,
      price: of('.price-block')?.bottom ?? Number.NaN,
      belowPhoto: of('.price-block')?.top ?? Number.NaN,
      action: of('.contact-actions :is(a, summary, button)')?.bottom ?? Number.NaN,
    }
  })

/** The first vehicle, and the one with the longest name, whose heading takes most lines. */
async function someVehicles(page: Page, site: string): Promise<Hit[]> {
  const hits = await vehicles(page, site, 'refinementList[status][]=in_stock&hitsPerPage=100')
  const longest = hits.toSorted((one, other) => other.name.length - one.name.length)[0]
  return [...hits.slice(0, 1), ...(longest ? [longest] : [])]
}

test.describe('the first screen of a vehicle page', () => {
  for (const site of ['southerncross', 'kestrel-kia', 'outpost', 'tworivers', 'currawong']) {
    test(
      `shows the photo, the price and the first action on wide screens on ${site} [VDP-04]`,
      onWebsite(site, ['southerncross']),
      async ({ page }) => {
        for (const { path } of await someVehicles(page, site)) {
          for (const [width, height] of [
            [1440, 900],
            [1280, 800],
          ] as const) {
            await page.setViewportSize({ width, height })
            await page.goto(address(site, path))
            const { photo, price, action } = await placesOf(page)
            expect(photo.top).toBeGreaterThan(0)
            // Only the lowest part of a large photo may be cut off.
            expect(photo.top + (photo.bottom - photo.top) * 0.8).toBeLessThan(height)
            expect(price).toBeLessThan(height)
            expect(action).toBeLessThan(height)
          }
        }
      },
    )

    test(
      `shows the photo, the price and contact actions on a phone without a layout shift on ${site} [VDP-04, VDP-10]`,
      onWebsite(site, ['outpost']),
      async ({ page }) => {
        await page.addInitScript(() => {
          Object.assign(window, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              (window as unknown as { shifted: number }).shifted += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const found = await someVehicles(page, site)
        await page.setViewportSize({ width: 390, height: 844 })
        for (const { path } of found) {
          await page.goto(address(site, path))
          const bar = page.getByRole('region', { name: 'Contact us about this vehicle' })
          for (const name of [/Message|Enquire/, /Book/, /^Call/]) {
            const action = bar.getByRole('button', { name }).or(bar.getByRole('link', { name }))
            await expect(action).toBeInViewport({ ratio: 1 })
            await expect(action.locator('span').first()).toBeVisible()
          }
          const { gallery, belowPhoto, price } = await placesOf(page)
          expect(belowPhoto - gallery).toBeGreaterThanOrEqual(0)
          expect(belowPhoto - gallery).toBeLessThan(40)
          expect(price).toBeLessThan((await bar.boundingBox())?.y ?? 0)
          await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
          await expect(bar.getByRole('button', { name: /Message|Enquire/ })).toBeInViewport({ ratio: 1 })
          const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
          expect(shifted).toBeLessThan(0.01)
        }
      },
    )
  }

  test('has contact actions on a phone without scripts', async ({ browser, page: asking }) => {
    const hit = await firstVehicle(asking, 'southerncross', 'refinementList[status][]=in_stock')
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(address('southerncross', hit.path))
    await expect(
      page
        .getByRole('region', { name: 'Contact us about this vehicle' })
        .getByRole('link', { name: 'Call Us' }),
    ).toBeInViewport({ ratio: 1 })
    await page.close()
  })

  test('labels the top bar’s actions below their icons on a phone [VDP-11]', async ({ page }) => {
    const hit = await firstVehicle(
      page,
      'southerncross',
      'refinementList[status][]=in_stock&range[price]=15000:',
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('southerncross', hit.path))
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const words = page.getByRole('region', { name: 'This vehicle', exact: true }).locator('.button span')
    await expect(words.first()).toBeVisible()
    for (const word of await words.all()) {
      const box = await word.boundingBox()
      expect(box?.width).toBeGreaterThan(20)
    }
  })
})

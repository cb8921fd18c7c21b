import { expect, type Locator, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

/** The first card on the page with several photos. */
const card = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.locator('.photo-dots') })
    .first()

const stripOf = (of: Locator) => of.locator('.photo-strip')
const photosOf = (of: Locator) => stripOf(of).locator('img')
/** The index of the photo in view. */
const shownIn = (of: Locator) =>
  stripOf(of).evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth))

function photosAsked(page: Page): ReadonlySet<string> {
  const requests = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/image/stock/')) requests.add(pathname)
  })
  return requests
}

test.describe('a vehicle’s card', () => {
  for (const site of ['southerncross', 'tworivers']) {
    test(
      `loads its other photos on hover and steps through them with its buttons on ${site}`,
      onWebsite(site),
      async ({ page }) => {
        const requests = photosAsked(page)
        await page.goto(address(site, '/search'))
        const first = card(page)
        const [, slug] = /([^/]+)$/.exec((await first.getByRole('link').getAttribute('href')) ?? '') ?? []
        const fetched = () => [...requests].filter((path) => path.startsWith(`/image/stock/${slug}/`)).length
        const photos = await first.locator('.photo-dots i').count()
        expect(photos).toBeGreaterThan(1)
        expect(photos).toBeLessThanOrEqual(5)
        await expect(photosOf(first)).toHaveCount(1)
        await expect.poll(fetched).toBe(1)
        await stripOf(first).hover()
        await expect.poll(fetched).toBe(photos)
        await expect(photosOf(first)).toHaveCount(photos)
        const next = first.getByRole('button', { name: /^Next photo of / })
        await expect(next).toHaveCSS('opacity', '1')
        expect((await next.boundingBox())?.width).toBeGreaterThanOrEqual(44)
        await next.click()
        await expect.poll(() => shownIn(first)).toBe(1)
        await expect(first.locator('.photo-dots i').nth(1)).toHaveAttribute('data-on')
        await first.getByRole('button', { name: /^Previous photo of / }).press('Enter')
        await expect.poll(() => shownIn(first)).toBe(0)
        await expect(page).toHaveURL(/\/search/)
      },
    )

    test(
      `links to its vehicle from anywhere on the card, and shows no price where the site hides prices, on ${site} [PRICE-05, PRICE-09]`,
      onWebsite(site),
      async ({ page }) => {
        await page.goto(address(site, '/search'))
        const first = card(page)
        const name = (await first.getByRole('heading').textContent()) ?? ''
        await expect(first.getByRole('link')).toHaveCount(1)
        if (site === 'tworivers') {
          await expect(page.getByRole('main')).not.toContainText('$')
          await expect(first.locator('.card-price')).toHaveText('Call for ride-away price.')
        }
        await stripOf(first).click()
        await expect(page).toHaveURL(/\/cars\//)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { ignoreCase: true })
      },
    )

    test(
      `has no accessibility violation with its photos loaded, and fits 320 px, on ${site}`,
      onWebsite(site),
      async ({ page }) => {
        await page.goto(address(site, '/search'))
        await stripOf(card(page)).hover()
        await expect.poll(() => photosOf(card(page)).count()).toBeGreaterThan(1)
        expect(await violations(page, { within: 'main' })).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      },
    )
  }

  test('works in the rows of a content page', FULL, async ({ page }) => {
    await page.goto(address('southerncross', '/'))
    const first = card(page)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await stripOf(first).hover()
    await expect.poll(() => photosOf(first).count()).toBeGreaterThan(1)
  })

  test('is saved by its heart, on this website only, until it is removed [FAV-01, FAV-06]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/search?refinementList[status][]=in_stock'))
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/\/search/)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const kept = await page.evaluate(() => localStorage.getItem('forecourt:southerncross:favourites'))
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1)
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await page.evaluate(() => localStorage.getItem('forecourt:southerncross:favourites'))).toBeNull()
  })
})

test.describe('a vehicle’s card on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('lets a shopper swipe its photos, without buttons in the way', async ({ page, context }) => {
    await page.goto(address('southerncross', '/search'))
    const first = card(page)
    await expect(photosOf(first)).toHaveCount(1)
    await expect(first.locator('.photo-step').first()).toBeHidden()
    await stripOf(first).scrollIntoViewIfNeeded()
    const box = await stripOf(first).boundingBox()
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', 330)
    for (let x = 310; x >= 90; x -= 20) await touch('touchMove', x)
    await touch('touchEnd')
    await expect.poll(() => shownIn(first)).toBe(1)
    await expect(photosOf(first).nth(1)).toHaveAttribute('src', /.+/)
    await expect(first.locator('.photo-dots i').nth(1)).toHaveAttribute('data-on')
  })
})

test.describe('a vehicle’s card without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its first photo and no dead buttons', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await expect(photosOf(card(page))).toHaveCount(1)
    await expect(card(page).getByRole('button')).toHaveCount(0)
    await expect(card(page).locator('.photo-dots')).toBeHidden()
  })
})

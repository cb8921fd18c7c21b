import { expect, type Page } from '@playwright/test'
import { violations } from './support/violations'
import { test } from './support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

interface Hit {
  path: string
  name: string
  price: number | null
  offer_price: number | null
}

/** The first vehicles a site's own search gives for a query. */
async function vehicles(page: Page, site: string, query: string): Promise<Hit[]> {
  await page.goto(address(site, '/search'))
  return page.evaluate(async (asked) => {
    const response = await fetch(`/api/stock/search?${asked}`)
    return (await response.json()).hits
  }, query)
}

async function firstVehicle(page: Page, site: string, query: string): Promise<Hit> {
  const [first] = await vehicles(page, site, query)
  if (!first) throw new Error(`${site} has no vehicle for ${query}`)
  return first
}

const dollars = (amount: number | null) => `$${amount?.toLocaleString('en-AU')}`

test.describe('a vehicle’s page', () => {
  test('shows name, price, photos, details and comments, and is what search engines read [VDP-01, VDP-04…08, VDP-20, ROUTE-17]', async ({
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

  test('says that a sold one is sold, without a price, and leads to others [VDP-21, VDP-22, PRICE-08]', async ({
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

  test('says motorcycle on a motorcycle dealer’s site [TEN-15]', async ({ page }) => {
    const hit = await firstVehicle(page, 'tworivers', 'refinementList[status][]=in_stock')
    await page.goto(address('tworivers', hit.path))
    await expect(page.getByRole('heading', { name: 'Motorcycle Details' })).toBeVisible()
  })

  for (const [site, figure] of [
    ['southerncross', 'Kilometres'],
    ['outpost', 'Towing, braked'],
    ['tworivers', 'Engine'],
  ] as const) {
    test(`leads with what its dealer's shoppers ask first: ${site} [VDP-05]`, async ({ page }) => {
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
    })
  }

  test('shows all photos over the page, and closes them by Escape', async ({ page }) => {
    const hit = await firstVehicle(page, 'southerncross', 'refinementList[status][]=in_stock')
    await page.goto(address('southerncross', hit.path))
    await page.getByRole('button', { name: /^All \d+ photos$/ }).click()
    await expect(page.getByRole('button', { name: 'Close photos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Close photos' })).toBeHidden()
  })

  test('is on its own dealer’s site alone', async ({ page }) => {
    const hit = await firstVehicle(page, 'southerncross', '')
    expect((await page.goto(address('outpost', hit.path)))?.status()).toBe(404)
    expect((await page.goto(address('southerncross', '/cars/no-such-vehicle')))?.status()).toBe(404)
  })

  for (const [site, query] of [
    ['southerncross', 'refinementList[status][]=in_stock'],
    ['southerncross', 'refinementList[status][]=sold'],
    ['southerncross', 'refinementList[status][]=coming_soon'],
    ['outpost', 'refinementList[item_type][]=caravan'],
    ['tworivers', ''],
  ] as const) {
    test(`has no accessibility violation: ${site} ${query}`, async ({ page }) => {
      const hit = await firstVehicle(page, site, query)
      await page.goto(address(site, hit.path))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
      })
      expect(await violations(page)).toEqual([])
    })
  }
})

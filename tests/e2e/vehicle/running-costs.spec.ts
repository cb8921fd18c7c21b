import { expect, type Page } from '@playwright/test'
import { formatDollars } from '@/domain/money/money'
import type { PriceGauge } from '@/domain/pricing/gauge'
import type { StockHit } from '@/domain/stock/search/results/result'
import { BEFORE_PICTURES } from '../support/before-pictures'
import { visit } from '../support/shopper'
import { vehiclesOf } from '../support/stock-kinds'
import { violations } from '../support/violations'
import { ALONE, test } from '../support/website-test'
import { withSettings } from '../support/with-settings'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const gauge = (page: Page) => page.getByRole('region', { name: 'Price guide' })
const fuel = (page: Page) => page.getByRole('region', { name: 'Fuel cost' })
const delivery = (page: Page) => page.getByRole('region', { name: /^Delivery/ })

const UNAVAILABLE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

async function open(page: Page, slug: string, kind: Parameters<typeof vehiclesOf>[1][number]): Promise<void> {
  await page.goto(address(slug, '/'))
  const [path] = await vehiclesOf(page, [kind])
  await page.goto(address(slug, String(path)))
}

/** Sums the layout shifts without user input since the page was opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Window & { moved?: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.moved = (seen.moved ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { moved?: number }).moved ?? 0)
}

test.describe('the fuel calculator', () => {
  test('calculates while the shopper types, with or without units [FUEL-01…04]', async ({ page }) => {
    await open(page, 'southerncross', 'used')
    const answer = fuel(page).locator('.fuel-answer')
    const lead = (await fuel(page).locator('.running-cost-lead').textContent()) ?? ''
    const litres = Number(/([\d.]+) L\/100 km/.exec(lead)?.[1])
    expect(litres).toBeGreaterThan(0)
    await expect(fuel(page).getByLabel('Distance a week')).toHaveValue('250')
    await expect(fuel(page).getByLabel('Fuel price a litre')).toHaveValue('1.70')
    await fuel(page).getByLabel('Distance a week').fill('1,000 kms')
    await fuel(page).getByLabel('Fuel price a litre').fill('$2')
    const dollars = (amount: number) => formatDollars(amount, 'always')
    await expect(answer).toContainText(`${dollars(20 * litres)} a week`)
    await expect(answer).toContainText(`${dollars(20 * litres * 52)} a year`)
    await page.keyboard.press('Tab')
    await expect(fuel(page).getByLabel('Fuel price a litre')).toHaveValue('2.00')
  })

  test('is absent for electric vehicles and present for hybrids [FUEL-05]', async ({ page }) => {
    await open(page, 'currawong', 'electric')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(fuel(page)).toHaveCount(0)
    await open(page, 'currawong', 'plug-in hybrid')
    await expect(fuel(page)).toBeVisible()
  })
})

test.describe('the delivery calculator', () => {
  test('prices a postcode in place without a layout shift [DEL-01…06]', async ({ page }) => {
    await open(page, 'southerncross', 'used')
    const below = async () => (await delivery(page).boundingBox())?.height
    const before = await below()
    await delivery(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-name="delivery-ask"]')).toHaveAttribute('data-hydrated', '')
    const postcode = delivery(page).getByLabel('Your postcode')
    await delivery(page).getByRole('button', { name: 'Get a price' }).click()
    await expect(delivery(page).getByRole('alert')).toHaveText('Please enter a postcode.')
    await expect(postcode).toBeFocused()
    await postcode.fill('4000')
    await postcode.press('Enter')
    await expect(delivery(page).getByText('Free', { exact: true })).toBeVisible()
    await expect(delivery(page).getByText('Brisbane and surrounds', { exact: true })).toBeVisible()
    await expect(delivery(page).getByText(/^about \d+ km from /)).toBeVisible()
    await postcode.fill('6000')
    await postcode.press('Enter')
    await expect(delivery(page).locator('.delivery-answer > [data-shown]')).toHaveText(UNAVAILABLE)
    await expect(delivery(page).getByRole('status')).toHaveText(UNAVAILABLE)
    expect(await below()).toBe(before)
    expect(await violations(page)).toEqual([])
  })

  test('is near the top of the outpost’s vehicle page, in the dealer’s own words [DEL-01, DEL-06]', async ({
    page,
  }) => {
    await open(page, 'outpost', 'caravan')
    const places = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(places.findIndex((text) => text.startsWith('Delivery from'))).toBeLessThan(3)
    await delivery(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-name="delivery-ask"]')).toHaveAttribute('data-hydrated', '')
    await delivery(page).getByLabel('Your postcode').fill('6000')
    await delivery(page).getByRole('button', { name: 'Get a price' }).click()
    await expect(delivery(page).getByText('On us', { exact: true })).toBeVisible()
  })

  test('is a sentence where a dealer has no delivery prices [DEL-01]', async ({ page }) => {
    await open(page, 'tworivers', 'used')
    await expect(delivery(page)).toContainText('Ask us what it costs to your door.')
    await expect(delivery(page).getByLabel('Your postcode')).toHaveCount(0)
  })

  test('responds with JSON for a postcode, and names the field of an error [DEL-02, DEL-03]', async ({
    request,
  }) => {
    const ask = async (query: string) => {
      const { status, text } = await visit(request, 'southerncross', `/api/delivery?${query}`)
      return { status, body: JSON.parse(text) as unknown }
    }
    expect(await ask('postcode=4000')).toMatchObject({
      status: 200,
      body: { price: 0, name: 'Brisbane and surrounds', priceText: 'Free' },
    })
    expect(await ask('postcode=6000')).toEqual({
      status: 200,
      body: { price: null, name: null, text: UNAVAILABLE },
    })
    expect(await ask('postcode=')).toEqual({
      status: 400,
      body: { error: { field: 'postcode', message: 'Please enter a postcode.' } },
    })
    expect((await ask('postcode=4000&vehicle=nobody-has-this')).status).toBe(404)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a form that opens a results page [DEL-01, DEL-02, DEL-05]', async ({ page, request }) => {
      const { text } = await visit(
        request,
        'southerncross',
        '/api/stock/search?refinementList[status][]=in_stock&refinementList[fuel][]=Petrol&hitsPerPage=1',
      )
      const { hits } = JSON.parse(text) as { hits: StockHit[] }
      await page.goto(address('southerncross', String(hits[0]?.path)), BEFORE_PICTURES)
      await expect(fuel(page).getByText(/^At 250 kms a week and \$1\.70 a litre\.$/)).toBeVisible()
      await expect(fuel(page).locator('.fuel-answer')).toContainText('a week')
      await expect(fuel(page).getByLabel('Distance a week')).toBeHidden()
      await delivery(page).getByRole('button', { name: 'Get a price' }).click()
      await expect(page).toHaveURL(/\/delivery-estimate\?vehicle=.+&postcode=$/)
      await expect(page.getByRole('alert')).toHaveText('Please enter a postcode.')
      await page.getByLabel('Your postcode').fill('4000')
      await page.getByRole('button', { name: 'Get a price' }).click()
      await expect(page.getByText('Brisbane and surrounds', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: hits[0]?.name }).first()).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })
  })
})

test.describe('the price gauge', () => {
  test('of the dealer’s own stock is in the page at once and matches its endpoint [GAUGE-01, GAUGE-05, GAUGE-09, GAUGE-10]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/'))
    const found = await page.evaluate(async () => {
      const requested =
        'hitsPerPage=100&refinementList[status][]=in_stock&refinementList[car_type][]=used&refinementList[make][]=Toyota'
      const { hits } = await (await fetch(`/api/stock/search?${requested}`)).json()
      for (const { path } of hits as { path: string }[]) {
        const answer = await fetch(`${path}/autogauge`)
        if (answer.status !== 200) continue
        const priceGauge: PriceGauge = await answer.json()
        if (priceGauge.confidence > 0.2 && priceGauge.market_range_max >= priceGauge.listing_price)
          return { path, priceGauge }
      }
      return null
    })
    if (!found) throw new Error('no vehicle has a gauge')
    const { path, priceGauge } = found
    const moved = await watchShifts(page)
    await page.goto(address('southerncross', path))
    await expect(gauge(page)).toContainText(priceGauge.fill < 0.65 ? 'Good Deal' : 'Great Deal')
    await expect(gauge(page)).toContainText(String(priceGauge.description))
    await expect(gauge(page)).toContainText(formatDollars(priceGauge.market_range_min))
    await gauge(page).scrollIntoViewIfNeeded()
    const motion = () =>
      gauge(page)
        .locator('.gauge-fill')
        .evaluate((arc) => getComputedStyle(arc).animationDuration)
    await expect.poll(motion).toBe('2.5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(motion).toBe('0s')
    expect(await moved()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('is absent where a site hides prices [GAUGE-06]', async ({ page }) => {
    await open(page, 'tworivers', 'used')
    await expect(gauge(page)).toHaveCount(0)
    expect(await page.evaluate(async () => (await fetch(`${location.pathname}/autogauge`)).status)).toBe(204)
  })

  test(
    'of a service loads late into a reserved place, or disappears, without a layout shift [GAUGE-02, GAUGE-03, GAUGE-04]',
    ALONE,
    async ({ page }) => {
      await withSettings('kestrel-kia', { 'integrations.gaugeUrl': 'https://gauge.example' }, async () => {
        const whole = {
          fill: 0.5,
          listing_price: 40_000,
          market_range_min: 38_000,
          market_range_max: 45_500,
          confidence: 0.7,
          description: '<b>Below</b> most.',
        }
        const moved = await watchShifts(page)
        await page.route('**/autogauge', async (route) => {
          await expect(gauge(page)).toHaveAttribute('data-state', 'loading')
          await route.fulfill({ json: whole })
        })
        await page.goto(address('kestrel-kia', '/'))
        const [path] = await vehiclesOf(page, ['used'])
        await expect(async () => {
          await page.goto(address('kestrel-kia', String(path)))
          await expect(gauge(page)).toHaveCount(1, { timeout: 1000 })
        }).toPass()
        await gauge(page).scrollIntoViewIfNeeded()
        await expect(gauge(page)).toContainText('Good DealMarket range $38,000 to $45,500<b>Below</b> most.')
        await expect(gauge(page)).toHaveAttribute('data-level', 'medium')
        expect(await moved()).toBe(0)

        await page.unroute('**/autogauge')
        await page.route('**/autogauge', (route) => route.abort())
        const failures: string[] = []
        page.on('console', (line) => failures.push(line.text()))
        await page.reload()
        const left = page.locator('.price-gauge')
        await left.scrollIntoViewIfNeeded()
        await expect(left).toBeHidden()
        const logged = () => failures.filter((line) => line.startsWith('Failed to fetch auto gauge data.'))
        await expect.poll(logged).toHaveLength(1)
        expect(await moved()).toBe(0)
      })
    },
  )
})

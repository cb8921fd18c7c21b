import { expect, type Page } from '@playwright/test'
import { BEFORE_PICTURES } from '../support/before-pictures'
import { FULL, onWebsite } from '../support/full'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

interface Financed {
  readonly path: string
  readonly price: number
}

/**
 * A website's first vehicle that its lender finances, with a price within the calculator's bounds and no offer
 * price.
 */
async function financed(page: Page, slug: string): Promise<Financed> {
  await page.goto(address(slug, '/search'))
  const hit = await page.evaluate(async () => {
    const answer = await fetch('/api/stock/search?hitsPerPage=100&refinementList[status][]=in_stock')
    const { hits } = await answer.json()
    return hits.find(
      (one: Record<string, unknown>) =>
        one.weekly_quote &&
        one.offer_price === null &&
        Number(one.price) > 10_000 &&
        Number(one.price) < 90_000,
    )
  })
  if (!hit) throw new Error(`${slug} finances none of its first vehicles`)
  return hit
}

const calculator = (page: Page) => page.locator('#finance-calculator')
const field = (page: Page, name: string) => calculator(page).getByRole('spinbutton', { name, exact: false })
const shown = {
  payment: '.finance-payment > span',
  per: '.finance-payment > small',
  rate: '.finance-rates > :first-child dd > span',
  comparison: '.finance-rates > :last-child dd > span',
  sum: '.finance-sum',
} as const
const figure = (page: Page, name: keyof typeof shown) => calculator(page).locator(shown[name])

async function openVehicle(page: Page, slug: string): Promise<Financed> {
  const vehicle = await financed(page, slug)
  await page.goto(address(slug, vehicle.path))
  return vehicle
}

for (const slug of ['southerncross', 'kestrel-kia', 'outpost', 'currawong']) {
  test(
    `the calculator of ${slug} starts with the vehicle’s price and follows the shopper’s input [FIN-08, FIN-25, FIN-29, FIN-50]`,
    onWebsite(slug, ['southerncross']),
    async ({ page }) => {
      const { price } = await openVehicle(page, slug)
      await expect(field(page, 'Purchase amount')).toHaveValue(String(price))
      const before = await figure(page, 'payment').textContent()
      await field(page, 'Purchase amount').fill(String(price + 8000))
      await expect(figure(page, 'payment')).not.toHaveText(before ?? '')
      await field(page, 'Purchase amount').fill('1')
      await expect(
        calculator(page).getByText(/^Cannot be less than \$[\d,]+ or more than \$[\d,]+$/),
      ).toBeVisible()
      await field(page, 'Purchase amount').blur()
      await expect(field(page, 'Purchase amount')).toHaveValue(
        (await field(page, 'Purchase amount').getAttribute('min')) ?? '',
      )
    },
  )
}

for (const slug of ['southerncross', 'kestrel-kia']) {
  test(
    `a vehicle page of ${slug} shows one weekly figure with its term [FIN-46, FIN-49]`,
    onWebsite(slug),
    async ({ page }) => {
      await openVehicle(page, slug)
      const advertised = await page.locator('.price-block .weekly-line').first().textContent()
      const [, weekly, term] = /^(\$[\d,]+) per week over ([\d.]+) years? /.exec(advertised ?? '') ?? []
      await calculator(page).getByRole('radio', { name: 'Weekly' }).check()
      await expect(figure(page, 'payment')).toHaveText(weekly ?? 'a weekly figure')
      await expect(field(page, 'Loan term')).toHaveValue(term ?? 'a term')
    },
  )

  test.describe(`the finance section of a vehicle page of ${slug}`, onWebsite(slug), () => {
    test('works with the keyboard and has no accessibility violation at any width', async ({ page }) => {
      await openVehicle(page, slug)
      const term = calculator(page).getByRole('slider', { name: 'Loan term, slider' })
      const years = Number(await field(page, 'Loan term').inputValue())
      await term.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(field(page, 'Loan term')).toHaveValue(String(years - 0.5))
      await calculator(page).getByRole('radio', { name: 'Weekly' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(figure(page, 'per')).toHaveText('/fn')
      await field(page, 'Residual').fill('3000')
      await calculator(page).getByText('The figures, year by year').click()
      await expect(calculator(page).getByRole('row').last()).toContainText('$3,000')
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('shows the comparison rate as large as the rate, with a visible warning', async ({ page }) => {
      await openVehicle(page, slug)
      const size = (name: 'rate' | 'comparison') =>
        figure(page, name).evaluate((element) => getComputedStyle(element).fontSize)
      expect(await size('comparison')).toBe(await size('rate'))
      const rate = async (name: 'rate' | 'comparison') =>
        Number.parseFloat((await figure(page, name).textContent()) ?? '')
      expect(await rate('comparison')).toBeGreaterThanOrEqual(await rate('rate'))
      await expect(calculator(page).getByText(/WARNING: /)).toBeVisible()
    })

    test('links to the finance form with the vehicle’s details [FIN-40, FIN-48, ROUTE-24, ROUTE-45]', async ({
      page,
    }) => {
      const { price, path } = await openVehicle(page, slug)
      const link = page.getByRole('complementary').getByRole('link', { name: 'Get Finance' })
      const href = new URL((await link.getAttribute('href')) ?? '', page.url())
      expect(href.hash).toBe('#finance-form')
      expect(Object.fromEntries(href.searchParams)).toMatchObject({
        preferredDealership: expect.stringMatching(/./),
        vehiclePriceBudget: String(price),
        car_id: expect.stringMatching(/^\d+$/),
        car_type: expect.stringMatching(/^(new|demo|used)$/),
      })
      await link.click()
      await expect(page.locator('#finance-form')).toBeInViewport()
      const form = page.locator('#finance-form')
      await expect(form.getByLabel('Budget in dollars')).toHaveValue(String(price))
      await expect(form.locator(`a[href="${path}"]`)).toBeInViewport({ ratio: 1 })
      await expect(field(page, 'Purchase amount')).toHaveValue(String(price))
      await expect(page.locator('.finance-vehicle').getByRole('link')).toHaveAttribute('href', path)
    })
  })

  test.describe(`the finance section of a vehicle page of ${slug} without scripts`, onWebsite(slug), () => {
    test('shows the example with both rates and no dead controls', async ({ page, browser }) => {
      const { path } = await financed(page, slug)
      const plain = await browser.newPage({ javaScriptEnabled: false })
      await plain.goto(address(slug, path), BEFORE_PICTURES)
      await expect(figure(plain, 'payment')).toHaveText(/^\$[\d,.]+$/)
      await expect(figure(plain, 'comparison')).toHaveText(/^[\d.]+%$/)
      await expect(figure(plain, 'sum')).toHaveText(/repayments/)
      await expect(field(plain, 'Purchase amount')).toBeHidden()
      await plain.close()
    })
  })
}

test('the calculator’s first use is counted once [TRACK-04, TRACK-17]', async ({ page }) => {
  await openVehicle(page, 'southerncross')
  const uses = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: unknown }[] }
      return dataLayer.filter(({ event }) => event === 26).length
    })
  expect(await uses()).toBe(0)
  await field(page, 'Purchase amount').fill('20000')
  await field(page, 'Loan term').fill('3')
  await expect.poll(uses).toBe(1)
})

test(
  'a page shows its comparison rate warning once, inside the calculator if it has one',
  FULL,
  async ({ page }) => {
    const warnings = page.getByText('This comparison rate is true only for')
    await openVehicle(page, 'southerncross')
    await expect(calculator(page).locator('.comparison-warning')).toBeVisible()
    // Rows of cards load when a shopper scrolls near them.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('.came-row .weekly-line').first()).toBeAttached()
    await expect(warnings).toHaveCount(1)
    await page.locator('#financeDisclaimer').getByRole('link', { name: 'Comparison rate warning' }).click()
    await expect(calculator(page).locator('.comparison-warning')).toBeInViewport()
    await page.goto(address('southerncross', '/'))
    await expect(warnings).toHaveCount(1)
    await expect(warnings).toBeVisible()
  },
)

test('the comparison rate warning shows once a late card shows a rate', FULL, async ({ page }) => {
  const warnings = page.getByText('This comparison rate is true only for')
  await openVehicle(page, 'southerncross')
  await page.waitForFunction(() => localStorage.getItem('forecourt:southerncross:viewed'))
  await page.goto(address('southerncross', '/search?range%5Bprice%5D=1:2'))
  await expect(warnings).toHaveCount(1)
  await expect(warnings).toBeHidden()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.came-row .weekly-line')).toBeVisible()
  await expect(warnings).toHaveCount(1)
  await expect(warnings).toBeVisible()
})

test('a long disclaimer expands and collapses by mouse and keyboard [FIN-41]', async ({ page }) => {
  await page.goto(address('kestrel-kia', '/apply-for-finance'))
  const disclaimer = page.locator('#financeDisclaimer')
  const rest = disclaimer.locator('.disclaimer-rest')
  await expect(rest).toBeHidden()
  await disclaimer.getByText('Show More').click()
  await expect(rest).toBeVisible()
  await expect(disclaimer.getByText('Show Less')).toBeVisible()
  await disclaimer.locator('summary').press('Enter')
  await expect(rest).toBeHidden()
})

test('the finance page has a calculator for any amount [FIN-29, ROUTE-45]', async ({ page }) => {
  await page.goto(address('southerncross', '/finance'))
  await expect(field(page, 'Purchase amount')).toHaveValue('30000')
  await expect(page.locator('#financeDisclaimer')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test(
  'the repayment bar at the foot of a phone’s screen never covers the first field',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('southerncross', '/finance'))
    const amount = field(page, 'Purchase amount')
    const top = (await amount.boundingBox())?.y ?? 0
    for (const height of [844, Math.round(top) + 60, Math.round(top) + 120]) {
      await page.setViewportSize({ width: 390, height })
      const [box, head] = [
        await amount.boundingBox(),
        await calculator(page).locator('.finance-head').boundingBox(),
      ]
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(head?.y ?? 0)
    }
  },
)

test('a dealer without a lender has neither a calculator nor a finance link [FIN-01]', async ({ page }) => {
  await page.goto(address('tworivers', '/search'))
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(calculator(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get Finance' })).toHaveCount(0)
})

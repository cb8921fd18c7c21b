import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { holdRequests } from '../support/hold-requests'
import { visit } from '../support/shopper'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path = '/budget-search') =>
  `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const show = (page: Page) => page.getByRole('button', { name: /^Show Me [\d,]+ \w+$/ })
const total = (page: Page) => page.locator('.budget-total')
/** The number of vehicles on the button. */
const shown = async (page: Page) =>
  Number((await page.locator('.budget-show .sr-only').textContent())?.replaceAll(',', ''))
const search = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/stock/search?'))

/** The upper bound of each website's price slider. */
const sliders = { southerncross: 300_000, outpost: 250_000 }

for (const [slug, highest] of Object.entries(sliders)) {
  test.describe(`the budget search of ${slug}`, onWebsite(slug, ['southerncross']), () => {
    test.beforeEach(({ page }) => page.goto(address(slug)).then(() => undefined))

    test('counts the vehicles a budget buys, and links to them [BUD-01, BUD-03, SEARCH-03]', async ({
      page,
    }) => {
      await expect(total(page)).toHaveText('$38,000')
      const before = await shown(page)
      const answered = search(page)
      await field(page, 'Repayment').fill('300')
      await expect(total(page)).toHaveText('$20,000')
      const requested = new URL((await answered).url()).searchParams
      expect(requested.get('range[price]')).toBe('1001:20000')
      await expect.poll(() => shown(page)).not.toBe(before)
      const found = await shown(page)
      await expect(page.getByRole('main').getByRole('status')).toContainText(`${found}`)
      await show(page).click()
      await expect(page).toHaveURL(/\/search\?range(\[|%5B)price(\]|%5D)=1001(:|%3A)20000/)
      await expect(page.locator('main')).toContainText(`${found.toLocaleString('en-AU')} `)
    })

    test(
      'says in two places that a budget buys nothing, and disables its button [BUD-08]',
      FULL,
      async ({ page }) => {
        await field(page, 'Repayment').fill('1')
        await field(page, 'Deposit').fill('0')
        await expect(page.getByText('0 Cars Found', { exact: true })).toBeVisible()
        await expect(page.getByText('No Cars found for this budget', { exact: true })).toBeVisible()
        await expect(field(page, 'Repayment')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, 'Deposit')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('.budget-show')).toBeDisabled()
        expect(await violations(page)).toEqual([])
        await field(page, 'Deposit').fill('900000')
        await expect(show(page)).toBeEnabled()
        await expect(page.getByText('0 Cars Found')).toBeHidden()
      },
    )

    test('ignores an outdated slow response', FULL, async ({ page }) => {
      const late = await holdRequests(page, /range%5Bprice%5D=1001%3A26000/)
      await field(page, 'Repayment').fill('400')
      await late.requested
      const answered = search(page)
      await field(page, 'Repayment').fill('800')
      const { count } = await (await answered).json()
      await expect.poll(() => shown(page)).toBe(count)
      await late.givenUp
      expect(await shown(page)).toBe(count)
    })

    test('works with the keyboard and has no accessibility violation at any width', async ({ page }) => {
      expect(await violations(page)).toEqual([])
      await page.getByRole('radio', { name: 'Monthly' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(field(page, 'Repayment')).toHaveValue('200')
      await expect(total(page)).toHaveText('$54,000')
      await page.getByRole('slider', { name: 'Deposit, slider' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(field(page, 'Deposit')).toHaveValue('2500')
      await page.getByRole('radio', { name: 'Repayments' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('spinbutton', { name: /price: to/i })).toBeVisible()
      await expect(field(page, 'Repayment')).toBeHidden()
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await violations(page)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    })

    test('searches by price, with ordered handles and quick prices [BUD-09, BUD-10, BUD-11]', async ({
      page,
    }) => {
      await page.getByRole('radio', { name: 'Price' }).check()
      const [low, high] = [
        page.locator('[data-part="price"] [data-end="min"]'),
        page.locator('[data-part="price"] [data-end="max"]'),
      ]
      for (const handle of [low, high]) {
        await expect(handle).toHaveAttribute('min', '5000')
        await expect(handle).toHaveAttribute('max', `${highest}`)
        await expect(handle).toHaveAttribute('step', '500')
      }
      // Before hydration, the button links to the results, as it does without scripts.
      await page.locator('[data-name="budget-search-form"][data-hydrated]').waitFor({ state: 'attached' })
      const requested = page.waitForRequest(/range%5Bprice%5D=1001%3A20000/)
      await page.getByRole('button', { name: 'Up to $20,000' }).click()
      await requested
      await low.focus()
      await page.keyboard.press('End')
      expect(Number(await low.inputValue())).toBeLessThan(Number(await high.inputValue()))
    })

    test('counts vehicles of the chosen bodies [BUD-01]', FULL, async ({ page }) => {
      const tile = page.locator('[data-body]').first()
      const body = await tile.getAttribute('data-body')
      const answered = search(page)
      await tile.click()
      expect(new URL((await answered).url()).searchParams.getAll('refinementList[body][]')).toEqual([body])
      await expect.poll(() => shown(page)).toBe(Number(await tile.locator('.count').textContent()))
    })
  })

  test.describe(`the budget search of ${slug} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('links to the vehicles a budget buys [BUD-03]', async ({ page }) => {
      await page.goto(address(slug))
      await page.getByRole('radio', { name: 'Weekly' }).check()
      await field(page, 'Repayment').fill('100')
      await field(page, 'Deposit').fill('1000')
      await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=1001(:|%3A)27000/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('says in the same words that a budget buys nothing [BUD-08]', async ({ page }) => {
      await page.goto(address(slug))
      await field(page, 'Repayment').fill('10')
      await field(page, 'Deposit').fill('400')
      await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page.getByRole('heading', { name: '0 Cars Found' })).toBeVisible()
      await expect(page.getByText('No Cars found for this budget')).toBeVisible()
    })

    test('links to the vehicles a price buys, by its fields or with one tap [BUD-10]', async ({ page }) => {
      await page.goto(address(slug))
      await page.getByRole('radio', { name: 'Price' }).check()
      await page.getByRole('button', { name: 'Up to $30,000' }).click()
      await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=1001(:|%3A)30000/)
    })
  })
}

test('a website that hides prices has no budget search [PRICE-09]', async ({ request }) => {
  expect((await visit(request, 'tworivers', '/budget-search')).status).toBe(404)
  const answer = await visit(request, 'tworivers', '/api/stock/budget?repayment=600')
  expect(answer.status).toBe(303)
})

test('the budget search redirects to a search whatever its fields contain [BUD-02]', async ({ request }) => {
  for (const fields of [
    'repayment=NaN&deposit=%00',
    'by=price&upTo=1e999',
    `body=${'x'.repeat(5000)}`,
    'repayment=-1',
  ]) {
    expect((await visit(request, 'southerncross', `/api/stock/budget?${fields}`)).status).toBe(303)
  }
})

test.describe('the models page', () => {
  test('shows the models of a body and links to them [ROUTE-15, ROUTE-16]', async ({ page }) => {
    await page.goto(address('southerncross', '/models'))
    await page.getByRole('navigation', { name: 'Body types' }).getByRole('link', { name: /^SUV/ }).click()
    await expect(page).toHaveURL(/\/models\?body=suv$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUV models')
    expect(await violations(page)).toEqual([])
    await page.locator('.model-tile').first().click()
    await expect(page).toHaveURL(/\/search\/[^/]+\/[^/]+$/)
  })

  test('responds to an unknown body with 404', async ({ request }) => {
    expect((await visit(request, 'southerncross', '/models?body=spaceship')).status).toBe(404)
    expect((await visit(request, 'kestrel-kia', '/models?body=suv')).status).toBe(200)
  })
})

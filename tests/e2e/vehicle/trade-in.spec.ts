import { expect, type Page } from '@playwright/test'
import type { StockHit } from '@/domain/stock/search/results/result'
import { onWebsite } from '../support/full'
import { vehiclesOf } from '../support/stock-kinds'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

/** A vehicle that the website has many of, in the year of the most. */
async function commonVehicle(page: Page, slug: string) {
  const query = 'hitsPerPage=100&refinementList[car_type][]=used'
  const answer = await page.request.get(
    `http://127.0.0.1:${process.env.E2E_PORT}/api/stock/search?${query}`,
    {
      headers: { host: `${slug}.localhost:${process.env.E2E_PORT}` },
    },
  )
  const { hits } = (await answer.json()) as { hits: StockHit[] }
  const groups = new Map<string, StockHit[]>()
  for (const hit of hits) {
    const name = `${hit.make} ${hit.model}`
    groups.set(name, [...(groups.get(name) ?? []), hit])
  }
  const [most = []] = [...groups.values()].sort((one, other) => other.length - one.length)
  const years = most.flatMap(({ year }) => year ?? []).sort()
  const { make, model } = most[0] as StockHit
  return { make, model, year: String(years[Math.floor(years.length / 2)]) }
}

async function fillVehicle(page: Page, { make, model, year }: { make: string; model: string; year: string }) {
  const form = page.getByRole('main') // the header's search asks for a make, too
  await form.getByLabel('Make', { exact: true }).fill(make)
  await form.getByLabel('Model', { exact: true }).fill(model)
  await form.getByLabel('Year', { exact: true }).fill(year)
  await form.getByLabel('Kilometres', { exact: true }).fill('60,000')
}

async function answerCondition(page: Page) {
  const answers = [
    ['Service history', 'Full'],
    ['Scratches, dents or other damage', 'None'],
    ['Has it been in an accident?', 'No'],
    ['Tyres', 'Good'],
    ['Keys', 'Two or more'],
  ] as const
  for (const [question, answer] of answers)
    await page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check()
}

async function introduce(page: Page) {
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Sam')
  await form.getByLabel('Email').fill('sam@example.com')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByLabel('Postcode').fill('4000')
  const terms = form.getByLabel('I agree to the terms of use.') // of some websites
  if ((await terms.count()) > 0) await terms.check()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function acceptOffer(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Your trade-in offer' })).toBeVisible()
  await expect(page.getByText(/^Based on \d+ similar vehicles in stock/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Accept this offer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You accepted our offer' })).toBeVisible()
}

for (const slug of ['southerncross', 'kestrel-kia']) {
  test.describe(`a trade-in on ${slug}`, onWebsite(slug), () => {
    test('leads from a vehicle’s page to an offer that is accepted [ROUTE-20, TRADE-01, MSL-05, VDP-35]', async ({
      page,
    }) => {
      const own = await commonVehicle(page, slug)
      await page.goto(address(slug, '/'))
      const [path] = await vehiclesOf(page, ['used'])
      await page.goto(address(slug, String(path)))
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await page.locator('.contact-panel').getByRole('link', { name: 'Trade-In Valuation' }).click()
      await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+$/)
      await expect(page.getByRole('main').getByRole('link', { name: name.trim() })).toBeVisible()
      await expect(page.locator('datalist option').first()).toBeAttached()
      expect(await violations(page)).toEqual([])
      await fillVehicle(page, own)
      await next(page)
      await answerCondition(page)
      await next(page)
      await next(page)
      await introduce(page)
      await page.getByRole('button', { name: /^Value My/ }).click()
      await acceptOffer(page)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('is offered and accepted all the same [TRADE-01, MSL-05]', async ({ page }) => {
        const own = await commonVehicle(page, slug)
        await page.goto(address(slug, '/cars/trade-in'))
        await fillVehicle(page, own)
        await answerCondition(page)
        await introduce(page)
        await page.getByRole('button', { name: /^Value My/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Your trade-in offer' })).toBeVisible()
        await page.getByRole('button', { name: 'Accept this offer' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'You accepted our offer' })).toBeVisible()
      })
    })
  })
}

test('the sell-your-car paths without a page lead to the website’s own [ROUTE-21]', async ({ page }) => {
  await page.goto(address('southerncross', '/sell-my-car'))
  await expect(page).toHaveURL(address('southerncross', '/trade-in'))
  await page.goto(address('kestrel-kia', '/sell-my-car'))
  await expect(page).toHaveURL(address('kestrel-kia', '/sell-your-car'))
})

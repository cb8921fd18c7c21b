import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/full'
import { hydrateIslands } from '../support/inspect-page'
import { listedVehicle } from '../support/listed-vehicles'
import { test } from '../support/website-test'

/** The same websites in two modes: islands that hydrate one by one, and whole pages hydrated by Next. */
const modes = [
  { mode: 'lean pages', port: process.env.E2E_PORT, details: {} },
  { mode: 'pages that Next hydrates whole', port: process.env.E2E_WHOLE_PORT, details: FULL },
]
const sites = ['southerncross', 'outpost']

/** Collects the page's errors: of scripts, of React's hydration and of the Content-Security-Policy. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  page.on('pageerror', (error) => reports.push(error.message))
  return reports
}

for (const { mode, port, details } of modes) {
  for (const slug of sites) {
    const origin = `http://${slug}.localhost:${port}`

    test(
      `a shopper of ${slug} searches, opens a vehicle, saves it and calculates its fuel cost on ${mode}`,
      slug === 'outpost' ? details : FULL,
      async ({ page }) => {
        const reports = reportsOf(page)
        const { path, name } = await listedVehicle(page, slug, 'refinementList[item_type][]=car')
        await page.goto(origin)
        await hydrateIslands(page)
        await page.goto(`${origin}/search`)
        await hydrateIslands(page)
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' })
        await expect(page).toHaveURL(/sortBy=/)
        await page.reload()
        await expect(page.getByRole('combobox', { name: 'Sort by' }).locator('option:checked')).toHaveText(
          'Price: low to high',
        )
        await page.goto(origin + path)
        await hydrateIslands(page)
        const heart = page
          .getByRole('main')
          .getByRole('button', { name: `Save ${name}` })
          .first()
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await page.reload()
        // No pointer event triggers this hydration.
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await hydrateIslands(page)
        await page.getByLabel('Distance a week').fill('500')
        await expect(page.locator('.fuel-answer')).toContainText('a week')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[1] ?? '')
        expect(reports).toEqual([])
      },
    )
  }
}

test('a cached page has one ETag and is not sent again to a browser that has it', async ({ request }) => {
  const headers = { host: `southerncross.localhost:${process.env.E2E_PORT}` }
  const address = `http://127.0.0.1:${process.env.E2E_PORT}/about-us`
  await request.get(address, { headers })
  const first = await request.get(address, { headers })
  const etag = first.headers().etag ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await request.get(address, { headers: { ...headers, 'if-none-match': etag } })
  expect([again.status(), again.headers().etag, (await again.body()).byteLength]).toEqual([304, etag, 0])
  const other = await request.get(address, { headers: { ...headers, 'if-none-match': 'W/"other"' } })
  expect(other.status()).toBe(200)
})

test('a page’s charset is within its first 1,024 bytes', async ({ request }) => {
  for (const slug of sites) {
    for (const path of ['/', '/search', '/search?query=toyota', '/compare']) {
      const answer = await request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
        headers: { host: `${slug}.localhost:${process.env.E2E_PORT}` },
      })
      const start = (await answer.body()).subarray(0, 1024).toString()
      expect([slug, path, start.includes('<meta charSet="utf-8"/>')]).toEqual([slug, path, true])
    }
  }
})

test('a vehicle page is prefetched on hovering its card and opens from the prefetched copy', async ({
  page,
}) => {
  await page.goto(`http://southerncross.localhost:${process.env.E2E_PORT}/search`)
  const card = page.locator('.card-name a').first()
  const prefetched = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await card.hover()
  await (await prefetched).response()
  await card.click()
  await expect(page.locator('.vehicle-page')).toBeVisible()
  const delivery = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType)[0],
  )
  expect(delivery).toBe('navigational-prefetch')
})

import { expect, type Page } from '@playwright/test'
import { listedVehicle, listedVehicles } from '../support/listed-vehicles'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path = '/') => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

async function save(page: Page, slug: string, vehicles: readonly string[]): Promise<void> {
  await page.evaluate(
    ([key, list]) => {
      localStorage.setItem(String(key), String(list))
      window.dispatchEvent(new StorageEvent('storage', { key: String(key) }))
    },
    [`forecourt:${slug}:favourites`, JSON.stringify(vehicles)],
  )
}

test.describe('the watchlist', () => {
  test('shows its count in the header and lists vehicles in the order they were saved', async ({ page }) => {
    const [first, second] = (await listedVehicles(page, 'southerncross', { count: 2 })).map(
      ({ slug }) => slug,
    ) as [string, string]
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address('southerncross'))
    const heart = page.getByRole('banner').getByRole('link', { name: 'Watchlist' })
    await expect(heart).toHaveAccessibleName('Watchlist')
    await save(page, 'southerncross', [second, first])
    await expect(heart).toHaveAccessibleName('Watchlist 2')
    await heart.click()
    await expect(page).toHaveURL(new RegExp(`/watchlist\\?saved=${second},${first}$`))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', `/cars/${second}`)
    expect(await violations(page)).toEqual([])
  })

  test('can be shared by its address, and asks search engines not to index it', async ({ page }) => {
    const { slug: first } = await listedVehicle(page, 'southerncross')
    await page.goto(address('southerncross', `/watchlist?saved=${first},never-was`))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('1 car no longer listed')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible()
  })

  test('never shows another website’s vehicles', async ({ page }) => {
    const theirs = (await listedVehicles(page, 'outpost', { count: 3 })).map(({ slug }) => slug)
    await page.goto(address('southerncross', `/watchlist?saved=${theirs.join(',')}`))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'These have found new homes' })).toBeVisible()
  })

  test('does not exist where favourites are off', async ({ page }) => {
    const answer = await page.goto(address('kestrel-kia', '/watchlist'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('banner').getByRole('link', { name: /Watchlist/ })).toHaveCount(0)
  })
})

import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

test('group admins see how the stock of each of their dealerships arrives, and open its last import', async ({
  page,
}) => {
  await signIn(page, people.outpostGroup)
  await page.goto(adminAddress('/admin'))
  await page.goto(adminAddress('/admin/feed-health'))
  await expect(page.getByRole('heading', { level: 1, name: 'Feed health' })).toBeVisible()
  const panel = page.getByRole('region', { name: /\(Outpost/ }).first()
  await expect(panel.getByText(/Last 14 days: \d+ imported/)).toBeVisible()
  await expect(page.getByRole('region', { name: /Southern Cross/ })).toHaveCount(0)
  expect(await violations(page, { within: '.leads' })).toEqual([])
  if (process.env.LOOK) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${process.env.LOOK}/feed-health-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await panel.locator('dd a').first().click()
  await expect(page).toHaveURL(/\/collections\/import-runs\/\d+/)
})

test('sales staff have no feed health', async ({ page }) => {
  await signIn(page, people.southernSales)
  await page.goto(adminAddress('/admin/feed-health'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Feed health' })).toHaveCount(0)
})

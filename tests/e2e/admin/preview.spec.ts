import { expect } from '@playwright/test'
import { openForm } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const SITE = 'southerncross'

test('staff see their draft beside the form, on the website’s own theme, and send it to somebody without an account', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnPage(api, SITE, async ({ id, path, heading }) => {
    let loads = 0
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('/preview/')) loads += 1
    })
    await openForm(page, 'pages', id)
    const preview = page.frameLocator('#live-preview-iframe')
    await expect(async () => {
      await page.getByRole('button', { name: 'Live Preview' }).click()
      await expect(page.locator('#live-preview-iframe')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible()
    await expect(async () => {
      await page.getByRole('button', { name: 'Show All' }).first().click()
      await page.getByLabel('Heading').fill('Only a draft', { timeout: 1000 })
      await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(preview.getByRole('heading', { name: 'Only a draft' })).toBeVisible()
    const address = await page.locator('#live-preview-iframe').getAttribute('src')
    const stranger = await browser.newPage()
    const opened = await stranger.goto(address ?? '')
    const headers = opened?.headers()
    await expect(stranger.getByRole('heading', { name: 'Only a draft' })).toBeVisible()
    await expect(stranger.getByRole('note')).toContainText('Preview of a draft.')
    expect(await violations(stranger, { within: '#main' })).toEqual([])
    expect((await visit(api, SITE, path)).text).not.toContain('Only a draft')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    await stranger.close()
    // Messages that follow a load must not cause the next one.
    await expect(async () => {
      const before = loads
      await page.waitForTimeout(2000)
      expect(loads).toBe(before)
    }).toPass()
  })
})

test('a preview’s address that was changed opens nothing', async ({ page }) => {
  const answer = await visit(page.request, SITE, `/preview/1.9999999999.${'a'.repeat(43)}`)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('Preview of a draft')
})

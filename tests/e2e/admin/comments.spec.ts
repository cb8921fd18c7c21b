import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { openForm } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { asSecondUser, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

test('marketing staff comment on a page, and a group admin finds the comment and marks it as done', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.outpostGroup)
  await withOwnPage(api, 'outpost', async ({ id, path }) => {
    const words = `Is the price on ${path} right?`
    await asSecondUser(browser, people.outpostStaff, async ({ page: desk }) => {
      await openForm(desk, 'pages', id)
      const panel = desk.getByRole('region', { name: 'Comments' })
      await expect(async () => {
        await panel.getByLabel('Comment for your colleagues').fill(words)
        await panel.getByRole('button', { name: 'Add the comment' }).click()
        await expect(panel.getByRole('listitem')).toContainText(words, { timeout: 5000 })
      }).toPass()
      await expect(panel.getByLabel('Comment for your colleagues')).toHaveValue('')
      expect(await violations(desk, { within: '.leads' })).toEqual([])
    })
    await page.goto(adminAddress('/admin'))
    // Payload may refresh the page just after it loads, which stops a navigation that has begun.
    await expect(async () => {
      await page.getByRole('link', { name: /comments? (is|are) open/ }).click({ timeout: 2000 })
      await expect(page).toHaveURL(/collections\/comments/, { timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('cell', { name: words }).first()).toBeVisible()
    await openForm(page, 'pages', id)
    const panel = page.getByRole('region', { name: 'Comments' })
    const button = panel.getByRole('button', { name: /^Mark as done/ }).first()
    await button.click()
    await expect(panel.getByText('1 done')).toBeVisible()
    await panel.getByText('1 done').click()
    await expect(panel.getByRole('listitem')).toContainText('Done: ')
    if (process.env.LOOK) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await panel.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env.LOOK}/comments-${width}.png` })
      }
    }
  })
})

import { expect } from '@playwright/test'
import { openForm, save } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const SITE = 'southerncross'

test('staff choose a link from the website’s stock searches instead of typing it', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const block = { blockType: 'callToAction', heading: 'Next', links: [{ label: 'Look', href: '/finance' }] }
  await withOwnPage(
    api,
    SITE,
    async ({ id, path }) => {
      await openForm(page, 'pages', id)
      const choose = page.getByRole('button', { name: 'Choose from a list' })
      // A click before the form is hydrated opens nothing.
      await expect(async () => {
        await page.getByRole('button', { name: 'Show All' }).first().click()
        await expect(choose).toBeVisible({ timeout: 1000 })
      }).toPass()
      await choose.click()
      await page.getByLabel('Kind of link').selectOption('Stock search')
      await page.getByLabel('Words to look for').fill('used')
      expect(await violations(page, { within: 'fieldset:has(select)' })).toEqual([])
      await page.getByRole('button', { name: /^Used/ }).first().click()
      const chosen = await page.getByLabel('Address').inputValue()
      expect(chosen).toBe('/search/used-cars')
      expect((await save(page, 'pages')).status()).toBe(200)
      await expect.poll(async () => (await visit(api, SITE, path)).text).toContain(`href="${chosen}"`)
    },
    [block],
  )
})

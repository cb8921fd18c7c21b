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
      await expect(choose).toBeVisible()
      await choose.click()
      await page.getByLabel('Kind of link').selectOption('Stock search')
      await page.getByLabel('Words to look for').fill('used suv')
      expect(await violations(page, { within: 'fieldset:has(select)' })).toEqual([])
      await page
        .getByRole('button', { name: /^Used cars, Suv/ })
        .first()
        .click()
      const chosen = await page.getByLabel('Address').inputValue()
      expect(chosen).toMatch(/used.*suv/)
      expect((await save(page, 'pages')).status()).toBe(200)
      await expect.poll(async () => (await visit(api, SITE, path)).text).toContain(`href="${chosen}"`)
    },
    [block],
  )
})

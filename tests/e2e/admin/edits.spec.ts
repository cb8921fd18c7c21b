import { expect } from '@playwright/test'
import { fillIn, openForm, save } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

test('the menu of a form leads to who changed which parts of the document', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnPage(api, 'southerncross', async ({ id }) => {
    await openForm(page, 'pages', id)
    await fillIn(page, page.getByLabel('Title', { exact: false }).first(), 'A new title')
    expect((await save(page, 'pages')).status()).toBe(200)
    await page.locator('.doc-controls__popup button').click()
    await page.getByRole('link', { name: 'Who changed it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Who changed what' })).toBeVisible()
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Published')
    await expect(rows.first()).toContainText('A new title')
    await expect(rows.first()).toContainText('Title')
    await expect(rows.last()).toContainText('Created')
  })
})

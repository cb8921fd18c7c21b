import { expect, type Locator, type Page } from '@playwright/test'
import { openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { change, findOne, signIn } from '../support/signed-in-user'
import { ALONE, test } from '../support/website-test'

/** Returns a setting's row in the settings editor, found by its key. */
async function openSwitch(page: Page, key: string): Promise<Locator> {
  const row = page
    .getByRole('group')
    .filter({ has: page.getByText(key, { exact: true }) })
    .last()
  await expect(async () => {
    await page.getByLabel('Find a setting').fill('')
    await page.getByLabel('Find a setting').fill(key)
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass()
  return row
}

/** Turns a setting off. Retries until the form is hydrated and enables its save button. */
async function turnOff(page: Page, row: Locator): Promise<void> {
  await expect(async () => {
    await row.getByRole('radio', { name: /^Inherit/ }).check()
    await row.getByRole('radio', { name: 'Off' }).check()
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1000 })
  }).toPass()
}

test(
  'a group admin hides the prices of one website and shows them again [PRICE-01]',
  ALONE,
  async ({ page }) => {
    const { api } = await signIn(page, people.outpostGroup)
    const website = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
    const search = () => visit(api, 'outpost', '/search')
    const elsewhere = (await visit(api, 'currawong', '/search')).text
    try {
      expect((await search()).text).toMatch(/\$\d\d,\d{3}/)
      const settled = trackFormRequests(page, 'tenants')
      await openForm(page, 'tenants', website.id)
      const row = await openSwitch(page, 'price.visible')
      await turnOff(page, row)
      expect((await save(page, 'tenants')).status()).toBe(200)
      expect(await millisecondsUntil(search, hasNoPrice)).toBeLessThan(1000)
      expect(elsewhere).toMatch(/\$\d\d,\d{3}/)
      expect((await visit(api, 'currawong', '/search')).text).toMatch(/\$\d\d,\d{3}/)

      await settled()
      await row.getByRole('button', { name: 'Reset to inherited: Prices' }).click()
      expect((await save(page, 'tenants')).status()).toBe(200)
      expect(await millisecondsUntil(search, (seen) => !hasNoPrice(seen))).toBeLessThan(1000)
    } finally {
      await change(api, 'tenants', website.id, { settings: website.settings })
    }
  },
)

test('a setting that contradicts another is rejected with a reason, and nothing is saved', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernGroup)
  const website = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const settled = trackFormRequests(page, 'tenants')
  await openForm(page, 'tenants', website.id)
  const row = await openSwitch(page, 'price.visible')
  await turnOff(page, row)
  await settled()
  await page.locator('#action-save').click()
  await expect(page.getByText(/invalid field|field is invalid/)).toBeVisible()
  await expect(row).toContainText('Shoppers cannot buy online at a price the site does not show.')
  const after = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  expect(after.settings).toEqual(website.settings)
})

function hasNoPrice({ text }: { text: string }): boolean {
  return !/\$\d\d,\d{3}/.test(text)
}

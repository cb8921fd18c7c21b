import { expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { type Person, people } from '../support/people'
import { change, findOne, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

async function openGrid(page: Page, person: Person) {
  const { api } = await signIn(page, person)
  await page.goto(adminAddress('/admin/switches'))
  return api
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Opens the panel of a switch. A press before the view is hydrated does nothing. */
async function openSwitch(page: Page, words: string, cell: RegExp) {
  await expect(async () => {
    await page.getByLabel('Find a switch').fill('')
    await page.getByLabel('Find a switch').fill(words)
    await page.getByRole('button', { name: cell }).click({ timeout: 1000 })
    await expect(page.getByRole('button', { name: /^(Nothing changes|Change \d|Plan for)/ })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
}

test('a group admin changes a switch, sees before what each website gets, and undoes it [TEN-02]', async ({
  page,
}) => {
  const api = await openGrid(page, people.outpostGroup)
  const website = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  try {
    await openSwitch(page, 'Blog cards', /^Blog cards shown of Outpost Auto/)
    await page.getByRole('spinbutton', { name: 'Blog cards shown' }).fill('7')
    await expect(page.getByRole('group', { name: 'Websites' })).toContainText('→ 7 (Website)')
    await page.getByRole('button', { name: 'Change 1 website' }).click()
    const cell = page.getByRole('button', { name: /^Blog cards shown of Outpost Auto: 7, Website/ })
    await expect(cell).toBeVisible()
    await page.getByRole('button', { name: 'Undo: Blog cards shown of Outpost Auto' }).first().click()
    await expect(page.getByText('The change is undone.')).toBeVisible()
    await expect(cell).toHaveCount(0)
  } finally {
    await change(api, 'tenants', website.id, { settings: website.settings })
  }
})

test('marketing staff have no view of the switches', async ({ page }) => {
  await openGrid(page, people.southernStaff)
  await expect(page).toHaveURL(adminAddress('/admin'))
  await expect(page.getByRole('link', { name: 'Switches' })).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`the switches fit and are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openGrid(page, people.platform)
    await openSwitch(page, 'prices', /^Change for all \d+ websites: Prices/)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await violations(page, { within: '.leads' })).toEqual([])
  })
}

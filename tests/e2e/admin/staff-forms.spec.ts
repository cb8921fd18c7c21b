import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { change, findOne, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

test('marketing staff save a location without seeing its slug, which administrators see', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  const location = await findOne(api, 'locations', 'where[slug][equals]=burswood')
  const form = adminAddress(`/admin/collections/locations/${location.id}`)
  await page.goto(form)
  await expect(page.locator('#field-name')).toHaveValue(String(location.name))
  await expect(page.locator('#field-slug')).toHaveCount(0)
  const subtype = page.locator('#field-location_subtype')
  await subtype.fill('For a test')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i)).toBeVisible()
  const saved = await findOne(api, 'locations', `where[id][equals]=${location.id}`)
  expect([saved.slug, saved.location_subtype]).toEqual(['burswood', 'For a test'])
  await change(api, 'locations', location.id, { location_subtype: location.location_subtype ?? '' })

  const context = await browser.newContext()
  const group = await context.newPage()
  await signIn(group, people.outpostGroup)
  await group.goto(form)
  await expect(group.locator('#field-slug')).toHaveValue('burswood')
  await context.close()
})

test('the form of a block whose brand was deleted says that it shows no offers', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  await withOwnPage(
    api,
    'outpost',
    async ({ id }) => {
      await page.goto(adminAddress(`/admin/collections/pages/${id}`))
      const block = page.locator('#blocks-row-1')
      await block
        .getByRole('button', { name: /Toggle block|Toggle/ })
        .first()
        .click()
      await expect(
        block.getByText('This block shows no offers: no brand is chosen, or it was deleted.'),
      ).toBeVisible()
    },
    [{ blockType: 'offers', scope: 'brand', brand: null }],
  )
})

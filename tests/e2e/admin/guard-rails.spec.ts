import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { answerTo, chooseInMenu, fillIn, openForm, save } from '../support/forms/admin-form'
import { FULL } from '../support/full'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { findOne, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const SITE = 'southerncross'

test('a page whose path changes in the admin redirects from its old address', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnPage(api, SITE, async ({ id, path, heading }) => {
    expect((await visit(api, SITE, path)).status).toBe(200)
    await openForm(page, 'pages', id)
    await fillIn(page, page.getByLabel('Path'), `${path}-moved`)
    expect((await save(page, 'pages')).status()).toBe(200)
    await expect.poll(async () => (await visit(api, SITE, path)).status).toBe(308)
    expect((await visit(api, SITE, `${path}-moved`)).text).toContain(heading)
  })
})

test('the home page cannot be deleted, and the admin says why', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${SITE}`)
  const home = await findOne(api, 'pages', `where[path][equals]=/&where[tenant][equals]=${tenant.id}`)
  const answer = await api.delete(adminAddress(`/api/pages/${home.id}`))
  expect(answer.status()).toBe(409)
  expect(await answer.text()).toContain('The page cannot be deleted. This is the home page.')
  await openForm(page, 'pages', home.id)
  await answerTo(page, 'pages', () => chooseInMenu(page, 'Delete'))
  await expect(page.getByText('The page cannot be deleted. This is the home page.')).toBeVisible()
})

test('a picture in use says where it is used', FULL, async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${SITE}`)
  const promo = await findOne(api, 'promos', `where[tenant][equals]=${tenant.id}`)
  await openForm(page, 'media', Number(promo.image))
  const used = page.getByRole('region', { name: 'Used in' })
  await expect(used.getByRole('link', { name: `Promo tile: ${promo.title}` })).toHaveAttribute(
    'href',
    `/admin/collections/promos/${promo.id}`,
  )
})

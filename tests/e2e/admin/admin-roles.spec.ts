import { expect, type Page, test } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { FULL } from '../support/full'
import { oneAtATime } from '../support/one-at-a-time'
import { type Person, people } from '../support/people'
import { asSecondUser, find, findOne, signIn } from '../support/signed-in-user'
import { trackRequests } from '../support/track-requests'

const everything = [
  'pages',
  'site-chrome',
  'themes',
  'legal-texts',
  'promos',
  'reviews',
  'landing-texts',
  'redirects',
  'media',
  'vehicles',
  'import-runs',
  'stock-feeds',
  'tenants',
  'groups',
  'dealerships',
  'locations',
  'users',
]

const roles: { role: string; person: Person; closed: string[] }[] = [
  { role: 'marketing staff', person: people.southernStaff, closed: ['stock-feeds', 'groups'] },
  { role: 'a group admin', person: people.outpostGroup, closed: [] },
  { role: 'a platform admin', person: people.platform, closed: [] },
]

test('the login form signs a user in and shows only their collections [TEN-01]', async ({ page }) => {
  await page.goto(adminAddress('/admin'))
  const login = page.getByRole('button', { name: 'Login' })
  await oneAtATime(() =>
    expect(async () => {
      // Avoids a second submission while the admin's first page loads.
      if (await login.isVisible()) {
        await page.getByLabel('Email').fill(people.southernStaff.email)
        await page.getByLabel('Password', { exact: true }).fill(people.southernStaff.password)
        await login.click()
      }
      // A click before the form is hydrated does nothing, so it soon clicks again.
      await expect(page.getByRole('link', { name: 'Show all Pages' })).toBeVisible({ timeout: 3_000 })
    }).toPass(),
  )
  await expect(page.getByRole('link', { name: 'Show all Stock feeds' })).toHaveCount(0)
})

test('marketing staff see only the pages, media, vehicles and locations of their own website [TEN-01]', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  const own = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  for (const collection of ['pages', 'media', 'vehicles', 'locations', 'dealerships', 'legal-texts']) {
    const docs = await find(api, collection, 'limit=2000')
    expect(docs.length).toBeGreaterThan(0)
    expect(new Set(docs.map(({ tenant }) => tenant))).toEqual(new Set([own.id]))
  }
  const foreign = await asSecondUser(browser, people.outpostStaff, ({ api }) =>
    findOne(api, 'pages', 'limit=1'),
  )
  await page.goto(adminAddress('/admin/collections/pages'))
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('link', { name: String(foreign.title), exact: true })).toHaveCount(0)
})

test('staff cannot open pages of other websites or their versions', async ({ page, browser }) => {
  const { api } = await signIn(page, people.southernStaff)
  const foreign = await asSecondUser(browser, people.outpostStaff, ({ api }) =>
    findOne(api, 'pages', 'limit=1'),
  )
  for (const path of [`/${foreign.id}`, `/${foreign.id}/versions`]) {
    await page.goto(adminAddress(`/admin/collections/pages${path}`))
    await expect(page.getByText(String(foreign.title))).toHaveCount(0)
    await expect(page.locator('#field-title')).toHaveCount(0)
  }
  // Another test may create or delete a page between these reads, so pages are read before and after versions.
  const pages = await find(api, 'pages', 'limit=1000')
  const versions = await find(api, 'pages/versions', 'limit=100')
  pages.push(...(await find(api, 'pages', 'limit=1000')))
  const mine = new Set(pages.map(({ id }) => id))
  expect(versions.filter(({ parent }) => !mine.has(parent as number))).toEqual([])
})

test('a group admin chooses among the group’s websites', async ({ page }) => {
  const { api } = await signIn(page, people.southernGroup)
  const websites = await find(api, 'tenants')
  expect(websites.map(({ slug }) => slug).sort()).toEqual(['kestrel-kia', 'southerncross', 'tworivers'])
  await page.goto(adminAddress('/admin/collections/pages'))
  await expect(async () => {
    await page.getByRole('button', { name: 'Open Menu' }).click({ timeout: 1000 })
    await expect(page.locator('.tenant-selector')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.locator('.tenant-selector input').click()
  await expect(page.locator('.tenant-selector').getByRole('option')).toHaveText([
    'Kestrel Kia',
    'Southern Cross Motors',
    'Two Rivers Motorcycles',
  ])
})

for (const { role, person, closed } of roles) {
  test(`every list and form opens for ${role} without a browser error`, FULL, async ({ page }) => {
    test.setTimeout(480_000) // thirty pages, one after another
    const { api } = await signIn(page, person)
    const errors = collectErrors(page)
    const settled = trackRequests(page)
    for (const collection of everything.filter((slug) => !closed.includes(slug))) {
      await page.goto(adminAddress(`/admin/collections/${collection}`))
      await settled()
      // Opens the oldest document: another test may delete the latest.
      const [doc] = await find(api, collection, 'limit=1&sort=createdAt')
      if (!doc) continue
      await page.goto(adminAddress(`/admin/collections/${collection}/${doc.id}`))
      await expect(page.locator('form.collection-edit__form')).toBeVisible()
      await settled()
    }
    expect(errors).toEqual([])
  })
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  const note = (words: string) => errors.push(`${new URL(page.url()).pathname}: ${words}`)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(error.message))
  page.on(
    'response',
    (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`),
  )
  return errors
}

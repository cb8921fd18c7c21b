import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { FULL } from '../support/full'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { change, find, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const WITH_LINKS = [
  'site-chrome',
  'redirects',
  'landing-texts',
  'promos',
  'announcements',
  'popups',
  'offers',
  'blog-posts',
]
const OTHERS = [
  'themes',
  'reviews',
  'finance-providers',
  'scripts',
  'legal-texts',
  'forms',
  'vehicle-models',
  'brands',
  'locations',
  'dealerships',
  'media',
]

/** Deletes a website that a test created. Its pages are emptied first and its switches lead home, because linked pages cannot be deleted. */
async function removeWebsite(api: APIRequestContext, slug: string) {
  for (const { id: tenant } of await find(api, 'tenants', `where[slug][equals]=${slug}`)) {
    const own = `where[tenant][equals]=${tenant}&pagination=false`
    const removeAll = async (collections: readonly string[]) => {
      for (const collection of collections) await api.delete(adminAddress(`/api/${collection}?${own}`))
    }
    const settings = { 'finance.pagePath': '/', 'finance.defaultLink': '' }
    await change(api, 'tenants', tenant, { settings })
    await removeAll(WITH_LINKS)
    const pages = await find(api, 'pages', own)
    for (const { id } of pages) await change(api, 'pages', id, { blocks: [], _status: 'published' })
    for (const { id, path } of pages) if (path !== '/') await remove(api, 'pages', id)
    // What a page linked to stayed.
    await removeAll(['pages', ...WITH_LINKS, ...OTHERS])
    await remove(api, 'tenants', tenant)
  }
}

async function openForm(page: Page) {
  await page.goto(adminAddress('/admin/new-website'))
  // The short name follows the name as soon as the form is hydrated.
  await expect(async () => {
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Name', { exact: true }).fill('Riverina Bikes')
    await expect(page.getByLabel('Short name')).toHaveValue('riverina-bikes', { timeout: 1000 })
  }).toPass()
}

async function fillInPlace(page: Page) {
  await page.getByLabel('Name of the location').fill('Wagga Wagga')
  await page.getByLabel('Street and number').fill('1 Baylis Street')
  await page.getByLabel('Suburb or town').fill('Wagga Wagga')
  await page.getByLabel('State or territory').selectOption('NSW')
  await page.getByLabel('Postcode').fill('2650')
  await page.getByLabel('Telephone').fill('02 5550 1234')
  await page.getByLabel('Email').fill('sales@riverina-bikes.example')
}

test('a platform admin fills in one form, and the website is online with pages, menu, colours and hours', async ({
  page,
}) => {
  test.slow()
  const { api } = await signIn(page, people.platform)
  const slug = `riverina-${Date.now()}`
  try {
    await openForm(page)
    await page.getByRole('button', { name: 'Create the website' }).click()
    await expect(page.getByText('Enter a postcode of four digits.')).toBeVisible()
    await expect(page.getByLabel('Group')).toBeFocused()
    expect(await violations(page, { within: '.leads' })).toEqual([])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/new-website-${width}.png`, fullPage: true })
    }
    await page.getByLabel('Short name').fill(slug)
    await page.getByLabel('Group').selectOption({ label: 'Outpost Auto Group' })
    await page.getByLabel('The dealer sells').selectOption('motorcycles')
    await page.getByLabel('Template').selectOption('throttle')
    await page.getByLabel('Brand colour', { exact: true }).fill('#7a1fa2')
    await fillInPlace(page)
    await page.getByRole('button', { name: 'Create the website' }).click()
    await expect(page.getByRole('heading', { name: 'Riverina Bikes is ready' })).toBeFocused()
    await page.getByRole('link', { name: 'View site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Find your next motorcycle at Riverina Bikes',
    )
    if (process.env.LOOK) {
      await page.screenshot({ path: `${process.env.LOOK}/new-home-1280.png`, fullPage: true })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.screenshot({ path: `${process.env.LOOK}/new-home-390.png`, fullPage: true })
    }
    expect(await violations(page)).toEqual([])
    const paths = [
      '/about-us',
      '/contact-us',
      '/service',
      '/special-offers',
      '/book-test-drive',
      '/privacy-policy',
      '/search',
    ]
    for (const path of paths) expect([path, (await visit(api, slug, path)).status]).toEqual([path, 200])
    expect((await visit(api, slug, '/contact-us')).text).toContain('1 Baylis Street')
    expect((await visit(api, slug, '/')).text.toLowerCase()).toContain('#7a1fa2')
  } finally {
    await removeWebsite(api, slug)
  }
})

test('the file of a website makes another website with the same pages', FULL, async ({ page }) => {
  test.slow()
  const { api } = await signIn(page, people.platform)
  const slug = `copied-${Date.now()}`
  try {
    const [outpost] = await find(api, 'tenants', 'where[slug][equals]=outpost')
    await page.goto(adminAddress(`/admin/collections/tenants/${outpost?.id}`))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('outpost.forecourt.ndjson')
    await openForm(page)
    await page.getByLabel('Short name').fill(slug)
    await page.getByLabel('Group').selectOption({ label: 'Outpost Auto Group' })
    await page.getByLabel('The file of another website').check()
    await page.getByLabel('Website file').setInputFiles(await download.path())
    await page.getByRole('button', { name: 'Create the website' }).click()
    await expect(page.getByRole('heading', { name: 'Riverina Bikes is ready' })).toBeVisible({
      timeout: 60_000,
    })
    const [theirs, copied] = [await visit(api, 'outpost', '/about-us'), await visit(api, slug, '/about-us')]
    expect(copied.status).toBe(200)
    // The header and the footer list stock, which the new website does not have.
    const headings = ({ text }: { text: string }) =>
      (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '').match(/(?<=<h[12][^>]*>)[^<]+/g)
    expect(headings(theirs)?.length).toBeGreaterThan(3)
    expect(headings(copied)).toEqual(headings(theirs))
  } finally {
    await removeWebsite(api, slug)
  }
})

test('group admins and staff cannot create websites', async ({ page }) => {
  for (const person of [people.southernGroup, people.southernStaff]) {
    await signIn(page, person)
    await page.goto(adminAddress('/admin/new-website'))
    await expect(page).toHaveURL(adminAddress('/admin'))
    await expect(page.getByRole('link', { name: 'New website' })).toHaveCount(0)
  }
})

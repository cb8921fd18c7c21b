import { expect, type Page, test } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { FULL } from '../support/full'
import { type Person, people } from '../support/people'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'

const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function openStart(page: Page, person: Person) {
  const desk = await signIn(page, person)
  await page.goto(adminAddress('/admin'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return desk
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('marketing staff see what starts this week on their website, open it, and see no other website', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const image = await findOne(api, 'media', `where[tenant][equals]=${tenant.id}&limit=1`)
  const title = `Starts on Friday ${Date.now()}`
  const promo = await create(api, 'promos', {
    tenant: tenant.id,
    title,
    image: image.id,
    link: { label: 'More', href: '/search' },
    kind: 'other',
    startDate: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  })
  try {
    await openStart(page, people.southernStaff)
    const week = part(page, 'This week')
    await expect(week.getByText(/^Live now: \d+ promo tiles/)).toBeVisible()
    await expect(week.getByText(/Outpost|Kestrel|Currawong|Two Rivers/)).toHaveCount(0)
    await expect(part(page, 'Website').getByText('Southern Cross Motors')).toHaveCount(2)
    await expect(part(page, 'Needs attention').getByText(/stock feed/)).toHaveCount(0)
    await expect(
      part(page, 'Stock').getByText(/vehicles are for sale, \d+ % of them for over 90 days/),
    ).toBeVisible()
    const logo = page.getByRole('img', { name: 'Southern Cross' })
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await week.getByRole('link', { name: title }).click()
    await expect(page.locator('#field-title')).toHaveValue(title)
  } finally {
    await remove(api, 'promos', promo.id)
  }
})

test('a line that needs attention leads to a list with as many documents', async ({ page }) => {
  await openStart(page, people.platform)
  const line = part(page, 'Needs attention').getByRole('link', {
    name: /have been for sale for over 90 days|have no price|have no photo/,
  })
  const counted = Number(((await line.first().textContent()) ?? '').replace(/,/g, '').match(/^\d+/)?.[0])
  expect(counted).toBeGreaterThan(0)
  await line.first().click()
  await expect(page).toHaveURL(/\/collections\/vehicles\?/)
  await expect(page.getByText(new RegExp(`of ${counted}$`)).first()).toBeVisible()
})

test('a website’s card opens the website', async ({ page }) => {
  await openStart(page, people.outpostGroup)
  const card = part(page, 'Websites')
    .getByRole('listitem')
    .filter({ has: page.getByText('Outpost Auto', { exact: true }) })
  await card.getByRole('link', { name: 'View site' }).click()
  await expect(page).toHaveURL(`http://outpost.localhost:${process.env.E2E_PORT}/`)
})

for (const width of [390, 1280]) {
  test(
    `the start page fits and is accessible at ${width} px`,
    width === 390 ? {} : FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const person of [people.southernStaff, people.outpostGroup, people.platform]) {
        await openStart(page, person)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await violations(page, { within: '.leads' })).toEqual([])
      }
    },
  )
}

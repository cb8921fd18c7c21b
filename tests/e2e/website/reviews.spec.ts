import { expect, type Page } from '@playwright/test'
import { onWebsite } from '../support/full'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}/about-us`

const cards = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What customers say' }) })
    .getByRole('article')

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [slug, count, average, newest, words, reply] of [
  [
    'southerncross',
    8,
    '4.4',
    'Deborah Lang',
    /^2 days ago on Google$/,
    'Say hello when you are in for the first service.',
  ],
  ['kestrel-kia', 4, '4.0', 'Yusuf K.', /^4 days ago on Facebook$/, 'Enjoy the roof racks.'],
] as const) {
  test(
    `a shopper of ${slug} reads the newest reviews with their replies [BLOG-04, BLOG-05, LOC-16]`,
    onWebsite(slug),
    async ({ page }) => {
      await page.goto(address(slug))
      await expect(cards(page)).toHaveCount(count)
      const first = cards(page).first()
      await expect(first.getByText(newest)).toBeVisible()
      await expect(first.getByText(words)).toBeVisible()
      await expect(first.getByText(/^Rated \d\.\d out of 5$/)).toHaveCount(1)
      await expect(first.getByText(reply)).toBeVisible()
      await expect(page.getByText(`Rated ${average} out of 5`, { exact: true }).first()).toBeAttached()
      await expect(page.getByText(`${count} reviews`, { exact: true })).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await violations(page)).toEqual([])
      }
    },
  )
}

test('a website that hides reviews shows none, and a new review shows at once elsewhere [BLOG-04, LOC-16]', async ({
  page,
}) => {
  await page.goto(address('outpost'))
  await expect(page.getByText('What customers say')).toHaveCount(0)

  const { api } = await signIn(page, people.southernStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const review = await create(api, 'reviews', {
    tenant: tenant.id,
    customer_name: 'Just now',
    rating: 1,
    text: 'Never again.',
    review_date: new Date().toISOString(),
  })
  const look = () => visit(page.request, 'southerncross', '/about-us')
  const isShown = ({ text }: { text: string }) => text.includes('Never again.')
  try {
    expect(await millisecondsUntil(look, isShown)).toBeLessThan(2000)
  } finally {
    await remove(api, 'reviews', review.id)
  }
  expect(await millisecondsUntil(look, (seen) => !isShown(seen))).toBeLessThan(2000)
})

test('staff import a file of reviews, after they corrected it [BLOG-04]', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const customer = `Imported ${Date.now()}`
  const file = (stars: string) => ({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`customer,stars,text,date\n${customer},${stars},Good.,2020-01-01`),
  })
  await page.goto(`http://localhost:${process.env.E2E_PORT}/admin/collections/reviews`)
  await page.getByText('Import reviews from a CSV file').click()
  const choose = page.getByLabel('CSV file')
  await choose.setInputFiles(file('nine'))
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Line 2, stars: Enter stars from 1 to 5, such as 4.5.')).toBeVisible()
  expect(await violations(page, { within: '.leads' })).toEqual([])
  await choose.setInputFiles(file('4'))
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('1 added, 0 changed, 0 as before.')).toBeVisible()
  const review = await findOne(api, 'reviews', `where[customer_name][equals]=${encodeURIComponent(customer)}`)
  await remove(api, 'reviews', review.id)
})

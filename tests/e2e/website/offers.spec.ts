import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const cards = (page: Page) => page.getByRole('article').filter({ has: page.getByText('View offer') })

for (const [slug, offer, model] of [
  [
    'kestrel-kia',
    'Sportage SX runout',
    { link: 'Explore Kia Sportage', path: '/sportage', name: 'Kia Sportage' },
  ],
  [
    'southerncross',
    'HiLux SR dual cab',
    { link: 'Explore Toyota HiLux', path: '/hilux', name: 'Toyota HiLux' },
  ],
] as const) {
  test(
    `a shopper of ${slug} finds an offer, filters, and explores its model [OFFER-01…03, BRAND-06, ROUTE-31…34]`,
    onWebsite(slug),
    async ({ page }) => {
      await page.goto(address(slug, '/special-offers'))
      const card = cards(page).filter({ hasText: offer })
      await expect(card.getByText('View more').first()).toBeVisible()

      await page.getByRole('link', { name: /^Price offer/ }).click()
      await expect(page).toHaveURL(/special-offers\?category=price-offer$/)
      await expect(cards(page)).toHaveCount(1)

      await card.getByRole('link', { name: 'View offer' }).click()
      await expect(page).toHaveURL(/\/offers\/[a-z]+\/\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue(/I am interested in the offer “/)
      const id = page.url().split('/').at(-1)
      const status = async (site: string, path: string) => (await visit(page.request, site, path)).status
      expect(await status(slug, `/offers/${id}`)).toBe(200)
      expect(await status(slug, `/offers/nobody/${id}`)).toBe(404)
      expect(await status('outpost', `/offers/${id}`)).toBe(404)

      await page.getByRole('link', { name: model.link }).first().click()
      await expect(page).toHaveURL(address(slug, model.path))
      await expect(page.getByRole('heading', { level: 1, name: model.name })).toBeVisible()
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/[a-z]+\/overview$/)
    },
  )
}

test('a search for offers without any says so and clears the filters [OFFER-02]', async ({ page }) => {
  await page.goto(address('southerncross', '/special-offers?category=price-offer&manufacturer=ford'))
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(address('southerncross', '/special-offers'))
})

test('the group’s brands page shows the brands by kind with the figures [BRAND-01, ROUTE-39]', async ({
  page,
}) => {
  await page.goto(address('southerncross', '/brands'))
  for (const kind of ['Cars', 'Motorcycles', 'Trucks', 'Our group']) {
    await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible()
  }
  const figures = page.locator('section', { hasText: 'Southern Cross Motor Group in figures' })
  await expect(figures.getByRole('definition')).toHaveCount(4)
  await expect(page.locator('a[href="/toyota/overview"]')).toBeVisible()
})

test('an offer appears and disappears at once, and opens only while it runs [OFFER-05]', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const planted = { tenant: tenant.id, description: 'For a test.', category: 'service', _status: 'published' }
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const running = await create(api, 'offers', { ...planted, name: 'Only while this test runs' })
  const waiting = await create(api, 'offers', { ...planted, name: 'Not before tomorrow', liveFrom: later })
  const open = (id: number) => visit(api, 'outpost', `/offers/${id}`)
  const list = () => visit(api, 'outpost', '/special-offers')
  try {
    const isListed = ({ text }: { text: string }) => text.includes('Only while this test runs')
    expect(await millisecondsUntil(list, isListed)).toBeLessThan(1000)
    expect((await list()).text).not.toContain('Not before tomorrow')
    expect([(await open(running.id)).status, (await open(waiting.id)).status]).toEqual([200, 404])
  } finally {
    await remove(api, 'offers', running.id)
    await remove(api, 'offers', waiting.id)
  }
  const isGone = ({ status }: { status: number }) => status === 404
  expect(await millisecondsUntil(() => open(running.id), isGone)).toBeLessThan(1000)
})

for (const width of [390, 1440]) {
  test(
    `offers, brands and models fit and are accessible at ${width} px`,
    width === 390 ? {} : FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const [slug, path] of [
        ['kestrel-kia', '/special-offers'],
        ['kestrel-kia', '/sportage'],
        ['southerncross', '/special-offers?category=price-offer'],
        ['southerncross', '/brands'],
        ['southerncross', '/toyota/overview'],
      ] as const) {
        await page.goto(address(slug, path))
        expect([path, await overflow(page)]).toEqual([path, 0])
        expect([path, await violations(page)]).toEqual([path, []])
      }
      await page.goto(address('kestrel-kia', '/special-offers'))
      await cards(page).first().getByRole('link', { name: 'View offer' }).click()
      await expect(page.getByRole('heading', { name: 'Ask about this offer' })).toBeVisible()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    },
  )
}

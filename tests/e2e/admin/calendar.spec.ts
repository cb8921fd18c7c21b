import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { site } from '../support/forms/lead-page'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { change, create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const SITE = 'southerncross'
const DAY_MS = 86_400_000

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A tile that starts in three days at 5 pm and ends two days later, for one test. */
async function withOwnTile(
  api: APIRequestContext,
  work: (tile: { id: number; title: string }) => Promise<void>,
) {
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${SITE}`)
  const image = await findOne(api, 'media', `where[tenant][equals]=${tenant.id}&limit=1`)
  const title = `Tile of the calendar ${Date.now()}`
  const start = Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS
  const { id } = await create(api, 'promos', {
    tenant: tenant.id,
    title,
    image: image.id,
    link: { label: 'More', href: '/search' },
    kind: 'other',
    startDate: new Date(start).toISOString(),
    expiryDate: new Date(start + 2 * DAY_MS).toISOString(),
  })
  try {
    await work({ id, title })
  } finally {
    await remove(api, 'promos', id)
  }
}

const startOf = async (api: APIRequestContext, id: number) =>
  Date.parse(String((await findOne(api, 'promos', `where[id][equals]=${id}`)).startDate))

test('marketing staff move a tile by dragging it, take it back, and set its times by keyboard', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnTile(api, async ({ id, title }) => {
    const before = await startOf(api, id)
    await page.goto(adminAddress('/admin/calendar'))
    const bar = page.getByRole('button', { name: `${title}, promo tile, from ` })
    await expect(bar).toBeVisible()
    const name = (await bar.getAttribute('aria-label')) ?? ''
    expect(await violations(page, { within: '.leads' })).toEqual([])
    expect(await overflow(page)).toBe(0)
    const dialog = page.getByRole('dialog', { name: title })
    // Only the dialog shows that the page is hydrated: a second drag would move the tile twice.
    await expect(async () => {
      await bar.click({ timeout: 2000 })
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const box = await bar.boundingBox()
    if (!box) throw new Error('The bar is not shown.')
    const day = box.width / 3
    await page.mouse.move(box.x + 8, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 8 + 2 * day, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('status').getByText(`${title} moved.`)).toBeVisible()
    expect(await startOf(api, id)).toBe(before + 2 * DAY_MS)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${title} is where it was.`)).toBeVisible()
    expect(await startOf(api, id)).toBe(before)
    await expect(bar).toHaveAccessibleName(name)
    await bar.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Shown from')).toBeVisible()
    expect(await violations(page, { within: 'dialog' })).toEqual([])
    await dialog.getByLabel('Shown until').fill('2020-01-01T00:00')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Enter a time after “Shown from”.')
    await dialog.getByLabel('Shown until').fill('')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${title} moved.`)).toBeVisible()
    await expect(bar).not.toHaveAccessibleName(/until/)
    await expect(bar).toBeFocused()
  })
})

test('the calendar fits a phone, and shows its weeks in a part that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, people.southernStaff)
  await page.goto(adminAddress('/admin/calendar?from=2026-12-16'))
  await expect(page.getByText('14 Dec 2026 to 17 Jan 2027')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page, { within: '.leads' })).toEqual([])
})

test('sales staff have no calendar and no search for vehicles', async ({ page }) => {
  await signIn(page, people.southernSales)
  for (const path of ['/admin/calendar', '/admin/stock-trace?q=1']) {
    await page.goto(adminAddress(path))
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  }
})

test('staff see a page with dates as of a time within them, and so does who gets the link', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnPage(api, SITE, async ({ id, path, heading }) => {
    await change(api, 'pages', id, {
      liveFrom: '2027-03-05T06:00:00.000Z',
      liveUntil: '2027-03-08T06:00:00.000Z',
      _status: 'published',
    })
    await expect.poll(async () => (await visit(api, SITE, path)).status).toBe(404)
    await page.goto(adminAddress('/admin/calendar'))
    await expect(page.getByLabel('See the website as of').first()).toBeVisible()
    const opening = page.waitForEvent('popup')
    await page.getByLabel('See the website as of').first().fill('2027-03-06T12:00')
    await page.getByRole('button', { name: 'Open', exact: true }).first().click()
    const then = await opening
    const bar = then.getByRole('complementary', { name: 'The website as of another time' })
    await expect(bar).toContainText('Sat, 6 Mar 2027, 12:00 pm AEST')
    expect(await violations(then, { within: 'aside' })).toEqual([])
    await then.goto(site(SITE, path))
    await expect(then.getByRole('heading', { name: heading })).toBeVisible()
    const link = await bar.getByRole('link', { name: 'Link for others' }).getAttribute('href')
    await bar.getByRole('link', { name: 'Back to now' }).click()
    await expect(bar).toHaveCount(0)
    expect((await then.goto(site(SITE, path)))?.status()).toBe(404)
    const stranger = await browser.newPage()
    await stranger.goto(site(SITE, link ?? ''))
    await stranger.goto(site(SITE, path))
    await expect(stranger.getByRole('heading', { name: heading })).toBeVisible()
    await stranger.goto(site(SITE, '/search/used-cars'))
    await expect(stranger.getByText('You see this website as of')).toBeVisible()
    await stranger.close()
    expect((await visit(api, SITE, path)).status).toBe(404)
  })
})

for (const value of ['x', '../../admin', '1.2.3', '%2e%2e%2fadmin', ''])
  test(`a made-up cookie of another time (“${value}”) shows no other page and no admin`, async ({ page }) => {
    const port = process.env.E2E_PORT
    const answer = await page.request.get(`http://127.0.0.1:${port}/`, {
      headers: { host: `${SITE}.localhost:${port}`, cookie: `forecourt-as-of=${value}` },
      maxRedirects: 0,
    })
    expect([200, 404]).toContain(answer.status())
    const text = await answer.text()
    expect(text).not.toContain('You see this website as of')
    expect(text).not.toMatch(/payload/i)
  })

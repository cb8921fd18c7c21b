import { expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { FULL } from '../support/full'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { change, create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const tiles = (page: Page) => page.locator('.promo-tile')

/** The tiles' positions in the grid, counted from 1. */
const places = (page: Page) =>
  page
    .locator('.results-grid > li')
    .evaluateAll((items) =>
      items.flatMap((item, index) => (item.querySelector('.promo-tile') ? [index + 1] : [])),
    )

test('promo tiles are at the positions in the website’s settings [PROMO-01]', async ({ page }) => {
  await page.goto(address('southerncross', '/search'))
  expect(await places(page)).toEqual([5, 10])
  await page.goto(address('tworivers', '/search'))
  expect(await places(page)).toEqual([8, 17])
})

test('a shift moves promo tiles by at most two places [PROMO-02]', async ({ page }) => {
  await page.goto(address('outpost', '/search'))
  const [first = 0, second = 0] = await places(page)
  expect([4, 5, 6]).toContain(first)
  expect([12, 13, 14]).toContain(second)
})

test('one tile of the random set is at position 8 [PROMO-04]', async ({ page }) => {
  await page.goto(address('kestrel-kia', '/search'))
  expect(await places(page)).toEqual([6, 8])
})

test('promo tiles show only with their kind of stock [PROMO-03]', async ({ page }) => {
  await page.goto(address('southerncross', '/search/used-cars'))
  await expect(tiles(page).getByRole('heading', { name: 'Demonstrators at the end' })).toHaveCount(0)
  await page.goto(address('southerncross', '/search?query=used'))
  await expect(tiles(page).getByRole('heading', { name: 'Demonstrators at the end' })).toHaveCount(0)
  await page.goto(address('southerncross', '/search/demo-cars'))
  await expect(tiles(page).getByRole('heading', { name: 'Demonstrators at the end' })).toHaveCount(1)
})

test('an editor’s tile shows at once until it expires [PROMO-12]', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  // Uses the oldest picture: another test may delete the latest.
  const picture = await findOne(api, 'media', `where[tenant][equals]=${tenant.id}&limit=1&sort=createdAt`)
  const promo = await create(api, 'promos', {
    tenant: tenant.id,
    title: 'Only while this test runs',
    image: picture.id,
    link: { label: 'See it', href: '/warranty' },
    positions: [1],
    kind: 'other',
  })
  const search = () => visit(api, 'outpost', '/search')
  const isShown = ({ text }: { text: string }) => text.includes('Only while this test runs')
  try {
    expect(await millisecondsUntil(search, isShown)).toBeLessThan(1000)
    await change(api, 'promos', promo.id, { expiryDate: new Date(Date.now() - 1000).toISOString() })
    expect(await millisecondsUntil(search, (seen) => !isShown(seen))).toBeLessThan(1000)
  } finally {
    await remove(api, 'promos', promo.id)
  }
})

test('a click anywhere on a promo tile opens its link, and its picture is 1000 px wide [PROMO-06]', async ({
  page,
}) => {
  await page.goto(address('southerncross', '/search'))
  const tile = tiles(page).first()
  await expect(tile.locator('img')).toHaveAttribute('srcset', /w=1000.* 1000w/)
  const href = (await tile.getByRole('link').getAttribute('href')) ?? ''
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(address('southerncross', href))
})

for (const width of [320, 390, 1440]) {
  test(`promo tiles fit and are accessible at ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address('southerncross', '/search'))
    const [tile, grid] = await Promise.all([
      tiles(page).first().boundingBox(),
      page.locator('.results-grid').boundingBox(),
    ])
    expect(tile?.width).toBeLessThanOrEqual(grid?.width ?? 0)
    expect(tile?.height).toBeGreaterThanOrEqual(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page)).toEqual([])
  })
}

test('a tile for certain vehicles shows only in results that have one of them, and its form lists them', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const image = await findOne(api, 'media', `where[tenant][equals]=${tenant.id}&limit=1`)
  const title = `For caravans ${Date.now()}`
  const data = {
    tenant: tenant.id,
    title,
    image: image.id,
    link: { label: 'More', href: '/search' },
    kind: 'other',
    positions: [2],
    stock_address: '/search/caravan',
  }
  const refused = await api.post(adminAddress('/api/promos'), {
    data: { ...data, stock_address: '/finance' },
  })
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('Choose a stock search'),
  ])
  const { id } = await create(api, 'promos', data)
  const isIn = async (path: string) => (await visit(api, 'outpost', path)).text.includes(title)
  try {
    await millisecondsUntil(
      () => visit(api, 'outpost', '/search/caravan'),
      ({ text }) => text.includes(title),
    )
    expect(await isIn('/search')).toBe(true)
    expect(await isIn('/search/ute')).toBe(false)
    expect(await isIn('/search?query=caravan')).toBe(true)
    // Later results come from the search's endpoint.
    expect(await isIn('/api/stock/search?view=page&refinementList[body][]=Caravan')).toBe(true)
    expect(await isIn('/api/stock/search?view=page&refinementList[body][]=Ute')).toBe(false)

    await page.goto(adminAddress(`/admin/collections/promos/${id}`))
    const found = page.getByText(/^The website lists \d+ such vehicles now:$/)
    await expect(found).toBeVisible()
    await expect(page.locator('#field-seen')).toHaveValue(/^(Yes|From page)/)
    if (process.env.LOOK)
      await page.screenshot({ path: `${process.env.LOOK}/promo-stock.png`, fullPage: true })
    await expect(async () => {
      await page.getByLabel('For sale for at least (days)').fill('')
      await page.getByLabel('For sale for at least (days)').fill('900')
      await expect(page.getByText('The website lists no such vehicle now')).toBeVisible({ timeout: 3000 })
    }).toPass()

    await change(api, 'promos', id, { stock_days: 900 })
    await millisecondsUntil(
      () => visit(api, 'outpost', '/search/caravan'),
      ({ text }) => !text.includes(title),
    )
    const { seen } = await findOne(api, 'promos', `where[id][equals]=${id}`)
    expect(seen).toBe('Not seen: the website has no vehicle that it is for.')
  } finally {
    await remove(api, 'promos', id)
  }
})

test('the vehicles of a tile are listed for the website’s own staff only', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  const { id } = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const status = async (query: string) =>
    (await page.request.get(adminAddress(`/api/promos/stock-now?${query}`))).status()
  expect(await status(`website=${id}&address=/search/ute`)).toBe(200)
  expect(await status(`website=${id}&address=/finance`)).toBe(400)
  expect(await status(`website=${id}&days=x`)).toBe(400)
  await signIn(page, people.southernStaff)
  expect(await status(`website=${id}&address=/search/ute`)).toBe(404)
  await signIn(page, people.southernSales)
  expect(await status(`website=${id}&address=/search/ute`)).toBe(403)
  await page.context().clearCookies()
  expect(await status(`website=${id}&address=/search/ute`)).toBe(403)
})

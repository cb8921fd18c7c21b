import { expect, type Page } from '@playwright/test'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const popup = (page: Page, title: string) => page.getByRole('dialog', { name: title })
/** From the top, so that each call scrolls: an earlier one may have come before the popup was loaded. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

test('a popup opens after scrolling, shows its parts within its bounds, and is dismissed once [PROMO-08, PROMO-09, PROMO-10]', async ({
  page,
}) => {
  const title = 'Saturday ride, first of the month'
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(address('tworivers', '/about-us'))
    await expect(popup(page, title)).toHaveCount(0)
    await expect(async () => {
      await scrollDown(page)
      await expect(popup(page, title)).toBeVisible({ timeout: 1000 })
    }).toPass()
    const box = await popup(page, title).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(600)
    expect(box?.height).toBeLessThanOrEqual(0.8 * viewport.height)
    await expect(popup(page, title).locator('img')).toBeVisible()
    await expect(popup(page, title)).toContainText('Leaves the Newcastle shop at eight')
    await expect(popup(page, title).getByRole('link', { name: 'Ask for a place' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    if (viewport.width === 390) await page.reload()
  }
  await page.keyboard.press('Escape')
  await expect(popup(page, title)).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await scrollDown(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(popup(page, title)).toHaveCount(0)
})

test('a popup opens when the mouse leaves the page, only on its pages, and its button leads on [PROMO-08]', async ({
  page,
}) => {
  const title = 'Before you go: what is your car worth?'
  const leave = () =>
    page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
  await page.goto(address('southerncross', '/finance'))
  await page.waitForLoadState('networkidle')
  await leave()
  await expect(popup(page, title)).toHaveCount(0)
  await page.goto(address('southerncross', '/special-offers'))
  await expect(async () => {
    await leave()
    await expect(popup(page, title)).toBeVisible({ timeout: 1000 })
  }).toPass()
  const link = popup(page, title).getByRole('link', { name: 'Value my trade-in' })
  const href = await link.getAttribute('href')
  expect((await visit(page.request, 'southerncross', href ?? '')).status).toBeLessThan(400)
})

test('a popup that staff end early is gone within a second, and others stay open to shoppers [PROMO-09]', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  const { id: tenant } = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const { id: src } = await findOne(api, 'media', `where[tenant][equals]=${tenant}`)
  const made = await create(api, 'popups', {
    ...{ tenant, src, title: 'Ends early', trigger: 'delay', after: 0, paths: ['/finance'] },
  })
  try {
    await page.goto(address('outpost', '/finance'))
    await expect(popup(page, 'Ends early')).toBeVisible()
  } finally {
    await remove(api, 'popups', made.id)
  }
  const onPage = () => visit(api, 'outpost', '/finance')
  expect(await millisecondsUntil(onPage, ({ text }) => !text.includes('Ends early'))).toBeLessThan(1000)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(popup(page, 'Ends early')).toHaveCount(0)
})

test('a popup for used stock opens beside a used vehicle and a search for used stock, and nowhere else', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostGroup)
  const { id: tenant } = await findOne(api, 'tenants', 'where[slug][equals]=currawong')
  const { id: src } = await findOne(api, 'media', `where[tenant][equals]=${tenant}`)
  const pathOf = async (type: string) => {
    const where = `where[tenant][equals]=${tenant}&where[car_type][equals]=${type}&where[status][equals]=in_stock`
    return `/cars/${(await findOne(api, 'vehicles', where)).slug}`
  }
  const [used, fresh] = [await pathOf('used'), await pathOf('new')]
  const title = 'For used stock'
  const made = await create(api, 'popups', {
    ...{ tenant, src, title, trigger: 'delay', after: 0 },
    ...{ carTypes: ['used'], paths: [used, fresh, '/search/used-cars', '/search/new-cars'] },
  })
  try {
    for (const path of [fresh, '/search/new-cars']) {
      await page.goto(address('currawong', path))
      await page.waitForLoadState('networkidle')
      await expect(popup(page, title)).toHaveCount(0)
    }
    for (const path of [used, '/search/used-cars']) {
      await page.goto(address('currawong', path))
      await expect(popup(page, title)).toBeVisible()
      await page.evaluate(() => localStorage.clear())
    }
  } finally {
    await remove(api, 'popups', made.id)
  }
})

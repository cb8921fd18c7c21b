import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { inspectorOf } from '../support/inspect-page'
import { listedVehicles } from '../support/listed-vehicles'
import { test } from '../support/website-test'

const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`
const RESULTS = '/search?refinementList[status][]=in_stock'

async function listed(page: Page, slug: string, count: number): Promise<string[]> {
  const vehicles = await listedVehicles(page, slug, { count, query: 'refinementList[status][]=in_stock' })
  return vehicles.map((vehicle) => vehicle.slug)
}

const chooser = (page: Page, place: number) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .nth(place)
const tray = (page: Page) => page.getByRole('region', { name: 'Compare' })

test.describe('the compare tool', () => {
  for (const site of ['southerncross', 'kestrel-kia', 'outpost']) {
    test(
      `takes a shopper of ${site} from cards through a tray to a table with a shareable address [CMP-01]`,
      onWebsite(site, ['southerncross']),
      async ({ page, browser }) => {
        await page.goto(origin(site) + RESULTS)
        await chooser(page, 0).click()
        await chooser(page, 1).click()
        await expect(chooser(page, 1)).toHaveAttribute('aria-pressed', 'true')
        await expect(tray(page).getByRole('status')).toHaveText('Compare 2 of 4')
        await tray(page).getByRole('link', { name: 'Compare' }).click()
        await expect(page).toHaveURL(/\/compare\?cars=[^,]+,[^,]+$/)
        const table = page.getByRole('table')
        await expect(table.getByRole('columnheader')).toHaveCount(2)
        await expect(table.getByRole('rowheader', { name: /Kilometres/ })).toBeVisible()
        const stranger = await browser.newPage()
        await stranger.goto(page.url())
        await expect(stranger.getByRole('columnheader')).toHaveCount(2)
        await stranger.close()
      },
    )
  }

  test('remembers vehicles, undoes a removal in the tray, and announces its limit of four [CMP-01, SHARE-13]', async ({
    page,
  }) => {
    await page.goto(origin('southerncross') + RESULTS)
    for (const place of [0, 1, 2, 3, 4]) await chooser(page, place).click()
    await expect(chooser(page, 4)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('You can compare 4 at a time.')).toBeVisible()
    await page.reload()
    await expect(tray(page).getByRole('status')).toHaveText('Compare 4 of 4')
    await tray(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(tray(page).getByRole('status')).toHaveText('Compare 3 of 4')
    await expect(chooser(page, 0)).toHaveAttribute('aria-pressed', 'false')
    await tray(page)
      .getByRole('button', { name: /^Clear/ })
      .click()
    await expect(tray(page)).toBeHidden()
  })

  test(
    'shows the saved vehicles at its own address, shows only differences on request, and removes a vehicle [CMP-01]',
    FULL,
    async ({ page }) => {
      await page.goto(origin('southerncross') + RESULTS)
      for (const place of [0, 1, 2]) await chooser(page, place).click()
      await page.goto(`${origin('southerncross')}/compare`)
      await expect(page).toHaveURL(/\?cars=/)
      await page.waitForLoadState()
      const rows = page.locator('tbody tr:not(.compare-group)')
      const all = await rows.count()
      await page.getByLabel('Show differences only').check()
      const visible = rows.filter({ visible: true })
      await expect.poll(() => visible.count()).toBeLessThan(all)
      await expect(visible.first().getByRole('rowheader')).toContainText('Differs')
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await page.goto(`${origin('southerncross')}/compare`)
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    },
  )

  test('is offered on the page of a vehicle for sale, but not of a sold one [CMP-02]', async ({ page }) => {
    const [first] = await listed(page, 'southerncross', 1)
    await page.goto(`${origin('southerncross')}/cars/${first}`)
    const own = page.locator('.vehicle-headline').getByRole('button', { name: /^Compare / })
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${origin('southerncross')}/search?refinementList[status][]=sold`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(chooser(page, 0)).toHaveCount(0)
  })

  test('is absent from a site that turns it off [CMP-02]', async ({ page }) => {
    await page.goto(origin('tworivers') + RESULTS)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(chooser(page, 0)).toHaveCount(0)
    expect((await page.goto(`${origin('tworivers')}/compare`))?.status()).toBe(404)
  })

  test(
    'is a full, accessible page at 320 px that search engines do not index [CMP-01]',
    FULL,
    async ({ page }) => {
      const cars = (await listed(page, 'southerncross', 4)).join(',')
      const inspect = await inspectorOf(page)
      expect(await inspect(`${origin('southerncross')}/compare?cars=${cars}`)).toEqual([])
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(await inspect(`${origin('southerncross')}/compare?cars=nobody`)).toEqual([])
      await expect(page.getByText('These cars are no longer listed')).toBeVisible()
    },
  )
})

test.describe('the compare tool without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('works by its address and has no dead button [CMP-01]', async ({ page }) => {
    const cars = (await listed(page, 'outpost', 2)).join(',')
    await page.goto(`${origin('outpost')}/compare?cars=${cars}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.goto(origin('outpost') + RESULTS)
    await expect(page.locator('.compare-button').first()).toBeHidden()
  })
})

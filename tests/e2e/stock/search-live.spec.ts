import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { holdRequests } from '../support/hold-requests'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const keywords = (page: Page) => page.getByRole('combobox', { name: 'Keywords' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const choice = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first()

async function countFound(page: Page): Promise<number> {
  const text = await page
    .locator('.search-band')
    .getByText(/ found$/)
    .textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** A filter is open beside the results, and closed in the bar and in the sheet. */
async function openFilter(page: Page, name: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name }).first()
  const isOpen = await summary.evaluate((each) => each.closest('details')?.open)
  if (!isOpen) await summary.click()
}

/** Returns a check that the page was not reloaded: a reload clears a mark on its window. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return () => page.evaluate(() => 'isSamePage' in window)
}

for (const { slug, wording, kinds } of [
  { slug: 'southerncross', wording: 'vehicles?', kinds: 'vehicles' },
  { slug: 'kestrel-kia', wording: 'vehicles?', kinds: 'cars' },
]) {
  test.describe(`live results of ${slug}`, onWebsite(slug), () => {
    test('follow a choice and restore exactly with back and forward [ROUTE-13, ROUTE-48, SEARCH-03]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address(slug, '/search'))
      const isSame = await markPage(page)
      const all = await countFound(page)
      await page.getByRole('button', { name: /^Filters/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused()
      await openFilter(page, 'Condition')
      await choice(page, /^Used/).check()
      await expect(page).toHaveURL(address(slug, '/search/used-cars'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Used ${kinds} for sale`)
      const used = await countFound(page)
      expect(used).toBeLessThan(all)
      const show = page.getByRole('button', { name: new RegExp(`^Show Me ${used} ${wording}$`) })
      await show.click()
      await expect(show).toBeHidden()
      await expect(results(page)).toBeFocused()
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        new RegExp(`^${used} ${wording} found$`),
      )
      await page.goBack()
      await expect(page).toHaveURL(address(slug, '/search'))
      expect(await countFound(page)).toBe(all)
      await page.goForward()
      await expect(page).toHaveURL(address(slug, '/search/used-cars'))
      await expect(page.getByRole('link', { name: 'Remove filter Used' })).toBeVisible()
      expect(await isSame()).toBe(true)
    })

    test('stay the same after a reload and in a second tab', FULL, async ({ page, context }) => {
      await page.goto(address(slug, '/search'))
      await keywords(page).fill('kia')
      await expect(page).toHaveURL(/query=kia/)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/ found$/)
      const names = await cards(page).getByRole('heading').allInnerTexts()
      await page.reload()
      expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(names)
      const other = await context.newPage()
      await other.goto(page.url())
      expect(await cards(other).getByRole('heading').allInnerTexts()).toEqual(names)
      await expect(keywords(other)).toHaveValue('kia')
    })
  })
}

test.describe('live results', () => {
  test('follow typing without changing the field’s text, as one history entry', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await keywords(page).pressSequentially('corolla', { delay: 120 })
    await expect(page).toHaveURL(/query=corolla$/)
    await expect(keywords(page)).toBeFocused()
    await expect(keywords(page)).toHaveValue('corolla')
    await page.goBack()
    await expect(page).toHaveURL(address('southerncross', '/search'))
    await expect(keywords(page)).toHaveValue('')
  })

  test('never show a response that a later one has overtaken', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    const all = await countFound(page)
    const late = await holdRequests(page, /car_type.*=used/)
    await choice(page, /^Used/).check()
    await late.requested
    await expect(results(page)).toHaveAttribute('aria-busy', 'true')
    expect(await countFound(page)).toBe(all) // The earlier results are still there.
    await choice(page, /^Used/).uncheck()
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await late.givenUp
    await expect(page).toHaveURL(address('southerncross', '/search'))
    expect(await countFound(page)).toBe(all)
  })

  test('stay when a request fails, say so, and load on retry [SEARCH-10]', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    const before = await cards(page).count()
    await page.route(/\/search\?/, (route) => route.abort())
    await choice(page, /^Used/).check()
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/could not load/)
    expect(await cards(page).count()).toBe(before)
    await page.unroute(/\/search\?/)
    await retry.click()
    await expect(page).toHaveURL(address('southerncross', '/search/used-cars'))
    await expect(retry).toBeHidden()
  })

  test('list models below their make, and turn a make and model into a path [ROUTE-11]', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    const find = page.getByRole('searchbox', { name: 'Find in make' })
    await find.fill('toy')
    await expect(choice(page, /^Kia/)).toBeHidden()
    await choice(page, /^Toyota/).check()
    const models = page.getByRole('list', { name: 'Models of Toyota' })
    await expect(models).toBeVisible()
    await expect(find).toHaveValue('toy')
    await expect(choice(page, /^Kia/)).toBeHidden()
    await models.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\/search\/toyota\/[\w-]+$/)
    await expect(models.getByRole('checkbox').first()).toBeFocused()
  })

  test('follow a slider, its fields and a quick price [SEARCH-30, SEARCH-31, SEARCH-32]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/search'))
    const highest = page.getByRole('slider', { name: 'Price: highest', exact: true })
    const below = Number(await highest.getAttribute('max')) - 500
    await highest.press('ArrowLeft')
    await expect(page).toHaveURL(new RegExp(`range%5Bprice%5D=%3A${below}$`))
    await expect(highest).toBeFocused()
    const from = page.getByLabel('Price: from, dollars', { exact: true })
    await from.fill('900000')
    await from.press('Tab') // The price field swaps its two ends.
    await expect(page).toHaveURL(new RegExp(`range%5Bprice%5D=${below}%3A900000$`))
    await page.getByRole('link', { name: 'Up to $20,000' }).click()
    await expect(page).toHaveURL(/range%5Bprice%5D=%3A20000$/)
    await expect(page.getByLabel('Price: to, dollars', { exact: true })).toHaveValue('20000')
  })

  test('show what a text was understood as, in filters that can be removed one by one', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await keywords(page).fill('white toyta under 60k')
    const inUse = page.getByRole('list', { name: 'Filters in use' })
    await expect(inUse.getByRole('link', { name: /^Remove filter/ })).toHaveText([
      /White/,
      /Toyota/,
      /Under \$60,000/,
    ])
    const found = await countFound(page)
    await inUse.getByRole('link', { name: 'Remove filter White' }).click()
    await expect(page).toHaveURL(/query=toyta\+under\+60k$/)
    await expect(keywords(page)).toHaveValue('toyta under 60k')
    await expect.poll(() => countFound(page)).toBeGreaterThan(found)
  })

  test('follow a postcode and a distance, and show how far each location is', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await openFilter(page, 'Location')
    await page.getByLabel('Within').selectOption('10')
    await page.getByLabel('Postcode').fill('4122')
    await expect(page).toHaveURL(/near=4122%3A10$/)
    await expect(page.getByRole('link', { name: 'Remove filter Within 10 km of 4122' })).toBeVisible()
    await expect(choice(page, /Mount Gravatt \(\d+ km\)/)).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.getByLabel('Postcode').fill('9999')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('9999')
    await choice(page, /^Used/).check() // A choice still updates the results beside the error.
    await expect(page).toHaveURL(/used/)
  })

  test('start each page at the top, and restore the scroll position on Back', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    // Before hydration, the link opens the next page, as it does without scripts.
    await page.locator('[data-name="stock-search"][data-hydrated]').waitFor({ state: 'attached' })
    const next = page.getByRole('link', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    await next.focus()
    const scrolled = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=2$/)
    await expect(results(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBeLessThan(600)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test('work with the keyboard alone, from filter to results and back', async ({ page }) => {
    await page.goto(address('tworivers', '/search'))
    const all = await countFound(page)
    await page.locator('summary', { hasText: 'Condition' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/search\/[\w-]+$/)
    await page.keyboard.press('Escape')
    await expect(page.locator('summary', { hasText: 'Condition' })).toBeFocused()
    await page.getByRole('link', { name: /^Remove filter/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address('tworivers', '/search'))
    expect(await countFound(page)).toBe(all)
    await expect(results(page)).toBeFocused()
  })

  test('open the stock page, but no other address, in the shopper’s last sort order [SEARCH-11]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/search/used-cars'))
    await page.getByLabel('Sort by').selectOption('Kilometres: low to high')
    await expect(page).toHaveURL(/used-cars\?sortBy=km/)
    await page.goto(address('southerncross', '/search/new-cars'))
    await expect(page.getByLabel('Sort by')).toHaveValue('')
    await page.goto(address('southerncross', '/search'))
    await expect(page).toHaveURL(/\/search\?sortBy=km/)
    await expect(page.getByLabel('Sort by')).toHaveValue('km:asc')
  })

  test('show as a list when this browser last chose a list', FULL, async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await expect(cards(page).first()).toHaveAttribute('data-look', 'row')
    await page.reload()
    await expect(cards(page).first()).toHaveAttribute('data-look', 'row')
    await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute('aria-pressed', 'true')
  })

  test(
    'have no accessibility violation with filters open and active, on wide and narrow screens',
    FULL,
    async ({ page }) => {
      for (const slug of ['outpost', 'tworivers']) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(address(slug, '/search'))
        await openFilter(page, 'Make and model')
        await page.getByRole('group', { name: 'Make' }).getByRole('checkbox').first().check()
        await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible()
        // Results are dimmed while a slow response is pending.
        await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('button', { name: /^Filters/ }).click()
        await expect(page.getByRole('button', { name: /^Show Me/ }).last()).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: 'Close filters' }).click()
      }
    },
  )

  test('change within two frames of the response', FULL, async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await expect(keywords(page)).toBeVisible()
    const framesBetween = await page.evaluate(async () => {
      const read = Response.prototype.json
      let frames = -1
      Response.prototype.json = async function json() {
        const answer = await read.call(this)
        frames = 0
        const count = () => {
          frames += 1
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        return answer
      }
      const heading = document.querySelector('h1') as HTMLElement
      const changed = new Promise<number>((resolve) =>
        new MutationObserver(() => resolve(frames)).observe(heading, { characterData: true, subtree: true }),
      )
      document.querySelector<HTMLInputElement>('input[value="used"]')?.click()
      return changed
    })
    expect(framesBetween).toBeLessThanOrEqual(1)
  })

  test('close the filter sheet on Back and keep the choices made in it', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('southerncross', '/search'))
    await page.locator('[data-name="stock-search"][data-hydrated]').waitFor({ state: 'attached' })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const openSheet = () => page.getByRole('button', { name: /^Filters/ }).click()
    await openSheet()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(address('southerncross', '/search'))
    await openSheet()
    await choice(page, /^Used/).check()
    await expect(page).toHaveURL(address('southerncross', '/search/used-cars'))
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(address('southerncross', '/search/used-cars'))
    await page.goBack()
    await expect(page).toHaveURL(address('southerncross', '/search'))
  })

  test('return focus to the sheet’s button when Escape closes the sheet', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('southerncross', '/search'))
    await page.locator('[data-name="stock-search"][data-hydrated]').waitFor({ state: 'attached' })
    const opener = page.getByRole('button', { name: /^Filters/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  })

  test('stay on the search page when all filters are cleared', FULL, async ({ page }) => {
    await page.goto(address('southerncross', '/search/toyota'))
    await expect(keywords(page)).toBeVisible()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(address('southerncross', '/search'))
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('follow the vehicle type, the first filter on a site that sells several types', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address('southerncross', '/search'))
    await expect(page.locator('.filter-group summary').first()).toHaveText(/^Vehicle type/)
    for (const name of ['Vehicle type', 'Condition', 'Price']) {
      const box = await page.getByRole('group', { name, exact: true }).boundingBox()
      expect(box && box.y + box.height).toBeLessThan(900)
    }
    await choice(page, /^Motorcycles/).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motorcycles for sale')
  })

  test('have one scroll area and a link past the filters', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address('southerncross', '/search'))
    await expect(keywords(page)).toBeVisible()
    const scrollers = await page.evaluate(() =>
      [...document.querySelectorAll('.results-layout *')]
        .filter(
          (each) =>
            /auto|scroll/.test(getComputedStyle(each).overflowY) &&
            each.clientHeight > 0 &&
            !each.matches('.photo-strip'),
        )
        .map(({ className }) => String(className)),
    )
    expect(scrollers).toEqual([])
    await page.getByRole('link', { name: 'Skip to results' }).focus()
    await page.keyboard.press('Enter')
    await expect(results(page)).toBeFocused()
  })

  test(
    'offer the nearest vehicles first for a postcode, and show their distance on cards',
    FULL,
    async ({ page }) => {
      await page.goto(address('southerncross', '/search?near=4122:100'))
      await expect(
        cards(page)
          .first()
          .getByText(/^\d+ km away$/),
      ).toBeVisible()
      await page.getByLabel('Sort by').selectOption('Nearest first')
      await expect(page).toHaveURL(/sortBy=distance%3Aasc/)
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
      const far = await page.getByText(/^\d+ km away$/).allInnerTexts()
      const kilometres = far.map((text) => Number.parseInt(text, 10))
      expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
    },
  )

  test('suggest makes and models that become filters', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    await keywords(page).pressSequentially('toy', { delay: 60 })
    await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { name: 'Toyota', exact: true })
      .click()
    await expect(page).toHaveURL(address('southerncross', '/search/toyota'))
    await expect(keywords(page)).toHaveValue('')
  })

  test('report an unknown postcode at its field', FULL, async ({ page }) => {
    await page.goto(address('southerncross', '/search?near=9999:50'))
    const field = page.getByLabel('Postcode')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('We do not know the postcode 9999.')
  })
})

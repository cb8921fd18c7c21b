import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/full'
import { listedVehicle } from '../support/listed-vehicles'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

/** Opens a site's first search result for a query. */
async function openVehicle(page: Page, site: string, query: string): Promise<void> {
  await page.goto(address(site, (await listedVehicle(page, site, query)).path))
}

const IN_STOCK = 'refinementList[status][]=in_stock'
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const topBar = (page: Page) => page.getByRole('region', { name: 'This vehicle', exact: true })
const bottomBar = (page: Page) => page.getByRole('region', { name: 'Contact us about this vehicle' })

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('the bars of a vehicle page', () => {
  test('open at 500 px and beyond 900 px with their contents, without a layout shift [VDP-10…14]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifted: number }).shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openVehicle(page, 'kestrel-kia', `${IN_STOCK}&refinementList[car_type][]=used&range[price]=1000:`)
    await scrollTo(page, 499)
    await expect(topBar(page)).toBeHidden()
    await scrollTo(page, 500)
    await expect(topBar(page)).toBeVisible()
    await expect(topBar(page)).toContainText(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? 'a name',
    )
    await expect(topBar(page).getByText('Trade-In Valuation')).toBeVisible()
    await scrollTo(page, 900)
    await expect(bottomBar(page)).toBeHidden()
    await scrollTo(page, 901)
    await expect(bottomBar(page).getByRole('button', { name: 'Enquire Now' })).toBeVisible()
    await scrollTo(page, 0)
    await expect(topBar(page)).toBeHidden()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
  })

  test('bring the chat bubble on a site with chat, and leave out the bottom bar elsewhere [VDP-13, VDP-14, VDP-38]', async ({
    page,
  }) => {
    await openVehicle(page, 'currawong', IN_STOCK)
    const bubble = page.getByRole('button', { name: 'Chat with us' })
    await expect(bubble).toBeHidden()
    await scrollTo(page, 1200)
    await expect(bottomBar(page)).toBeVisible()
    await bubble.click()
    await expect(page.getByRole('dialog', { name: 'Chat With Us' })).toBeVisible()
    await openVehicle(page, 'southerncross', IN_STOCK)
    await scrollTo(page, 1200)
    await expect(topBar(page)).toBeVisible()
    await expect(bottomBar(page)).toHaveCount(0)
  })

  test(
    'keep the actions within reach on a tablet, where these are below the photos [VDP-10]',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 })
      for (const slug of ['southerncross', 'kestrel-kia', 'currawong']) {
        await openVehicle(page, slug, IN_STOCK)
        await expect(bottomBar(page).getByRole('button').first()).toBeInViewport({ ratio: 1 })
      }
      await page.setViewportSize({ width: 1024, height: 768 })
      await openVehicle(page, 'southerncross', IN_STOCK)
      await expect(bottomBar(page)).toHaveCount(0)
    },
  )

  test(
    'show a long name, the price, the repayment and its term on a tablet [VDP-11]',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 })
      await openVehicle(page, 'outpost', `${IN_STOCK}&query=landcruiser sahara&range[price]=1000:`)
      await scrollTo(page, 600)
      const name = topBar(page).locator('strong').first()
      await expect(name).toBeInViewport({ ratio: 1 })
      const isCut = await name.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth,
      )
      expect(isCut).toBe(false)
      const weekly = topBar(page).locator('.weekly-line')
      await expect(weekly).toContainText(/per week over \d+ years/)
      await expect(weekly).toBeInViewport({ ratio: 1 })
    },
  )

  test('never cover the focused element, forwards or backwards', FULL, async ({ page }) => {
    await openVehicle(page, 'kestrel-kia', IN_STOCK)
    await scrollTo(page, 1500)
    await expect(bottomBar(page)).toBeVisible()
    await page.locator('#vehicle-map a').focus()
    const isSeen = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        const edge = (selector: string, side: 'top' | 'bottom', none: number) =>
          document.querySelector(`${selector}[data-open]`)?.getBoundingClientRect()[side] ?? none
        const { top, bottom } = focused.getBoundingClientRect()
        const isInBar = Boolean(focused.closest('.vehicle-bar, .bottom-bar, .site-header'))
        return (
          isInBar ||
          (bottom > edge('.vehicle-bar', 'bottom', 0) && top < edge('.bottom-bar', 'top', window.innerHeight))
        )
      })
    for (const key of [...Array(12).fill('Shift+Tab'), ...Array(12).fill('Tab')]) {
      await page.keyboard.press(key)
      // Bars open and close, and the summary moves, shortly after the focus has moved.
      await expect.poll(isSeen).toBe(true)
    }
    // A summary taller than the screen sticks by its bottom edge, and moves down to show its first button.
    await scrollTo(page, 1500)
    const call = page.locator('.contact-actions :is(a, summary)').first()
    await call.focus()
    const edge = (await topBar(page).boundingBox()) ?? { y: 0, height: 0 }
    await expect.poll(async () => (await call.boundingBox())?.y).toBeGreaterThan(edge.y + edge.height)
  })
})

test.describe('a vehicle page', () => {
  test('opens its dialogs by keyboard and restores focus [VDP-17]', async ({ page }) => {
    await openVehicle(page, 'southerncross', IN_STOCK)
    for (const name of ['Message Now', 'Book a Test Drive', 'Request Photos']) {
      const button = page.locator('.contact-panel').getByRole('button', { name })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  test('shows the phone number on request and records it [PHONE-01, PHONE-03, PHONE-08, TRACK-03]', async ({
    page,
  }) => {
    await openVehicle(page, 'southerncross', `${IN_STOCK}&refinementList[car_type][]=used`)
    const recorded = page.waitForResponse('**/api/phone-reveal')
    await page.locator('.contact-panel summary', { hasText: 'Show number' }).click()
    expect((await recorded).status()).toBe(202)
    const call = page.locator('.contact-panel').getByRole('link', { name: /^Call 07 / })
    await expect(call).toBeFocused()
    await call.click()
    const events = await page.evaluate(() =>
      (window as unknown as { dataLayer: { event: number }[] }).dataLayer.map(({ event }) => event),
    )
    // The page of a used vehicle, then the call (TRACK-11).
    expect(events).toEqual([4, 25])
  })

  test('has every section and link that a shopper needs [VDP-09, ROUTE-45, ROUTE-46]', async ({ page }) => {
    const query = `${IN_STOCK}&refinementList[car_type][]=used&refinementList[fuel][]=Diesel&refinementList[make][]=Toyota&range[price]=20000:60000`
    await openVehicle(page, 'southerncross', query)
    await expect(page.locator('#finance-calculator')).toBeVisible()
    await expect(page.locator('#financeDisclaimer')).toBeVisible()
    await expect(page.locator('#vehicle-map')).toBeVisible()
    for (const name of ['Fuel cost', /^Delivery/, /^Similar/]) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.locator('.contact-panel').getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
      'href',
      /#finance-form$/,
    )
    await expect(page.locator('.vehicle-title').getByRole('button', { name: /Save/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Print/ })).toBeVisible()
    await expect(page.locator('a[href^="sms:"]').first()).toBeAttached()
    await expect(page.locator('a[href^="tel:"]').first()).toBeAttached()
  })

  test('counts a page view once a session [VDP-37]', async ({ page }) => {
    const looked = page.waitForResponse(/view\.json/)
    await openVehicle(page, 'outpost', IN_STOCK)
    expect(await (await looked).json()).toMatchObject({
      views: expect.any(Number),
      car_fields: expect.any(Object),
    })
    expect((await looked).url()).not.toContain('seen=')
    const again = page.waitForResponse(/view\.json/)
    await page.reload()
    expect((await again).url()).toContain('seen=1')
  })

  test('collapses long comments and expands them [VDP-24]', async ({ page }) => {
    await openVehicle(page, 'kestrel-kia', `${IN_STOCK}&refinementList[car_type][]=used`)
    const more = page.locator('.folded-text summary')
    await expect(more).toHaveText(/Show More/)
    const rest = page.locator('.folded-rest')
    await expect(rest).toBeHidden()
    await more.click()
    await expect(more).toHaveText(/Show Less/)
    await expect(rest).toBeVisible()
    await more.click()
    await expect(rest).toBeHidden()
  })

  for (const site of ['southerncross', 'kestrel-kia', 'tworivers', 'outpost']) {
    test(
      `fits a phone’s width, and is accessible with its bars and a dialog open, on ${site}`,
      site === 'southerncross' ? {} : FULL,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openVehicle(page, site, IN_STOCK)
        await scrollTo(page, 1500)
        await expect(topBar(page)).toBeVisible()
        expect(await sideways(page)).toBe(0)
        expect(await violations(page, { halfCovered: true })).toEqual([])
        expect(await violations(page, { within: '.vehicle-bar' })).toEqual([])
        await page.locator('.contact-panel button[commandfor="enquiry"]').click()
        await expect(page.locator('dialog#enquiry')).toBeVisible()
        expect(await violations(page)).toEqual([])
      },
    )
  }
})

test.describe('a vehicle page without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its phone number, its tabs and the rest of its comments [PHONE-01, VDP-15, VDP-24]', async ({
    page,
  }) => {
    await openVehicle(page, 'southerncross', `${IN_STOCK}&refinementList[car_type][]=used`)
    await page.locator('.contact-panel summary', { hasText: 'Show number' }).click()
    await expect(page.locator('.contact-panel').getByRole('link', { name: /^Call 07 / })).toBeVisible()
    await page.getByText("What's Included", { exact: true }).first().click()
    await expect(page.getByText('A 48-hour money-back guarantee.', { exact: true })).toBeVisible()
    await expect(topBar(page)).toBeHidden()
  })
})

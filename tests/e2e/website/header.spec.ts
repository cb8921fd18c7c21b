import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { listedVehicle } from '../support/listed-vehicles'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

/** One website with favourites and one without. */
const sites = ['southerncross', 'kestrel-kia'] as const

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const address = (slug: string, path = '/') => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

/** Opens a page and waits until the header's scripts have loaded. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

/** The distance in pixels from the top of the screen to the header's bottom edge. */
const headerEdge = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))

/** The pixels at the top of the screen that the header and the sticky results tools cover. */
const coveredTo = (page: Page) =>
  page.evaluate(() => {
    const edges = [...document.querySelectorAll('.site-header, .results-tools')].map(
      (element) => element.getBoundingClientRect().bottom,
    )
    return Math.round(Math.max(...edges))
  })

/** The smallest `top` of the sticky elements among these, in pixels. */
const sticksAt = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const styles = elements.map((element) => getComputedStyle(element))
    const tops = styles
      .filter(({ position }) => position === 'sticky')
      .map(({ top }) => Number.parseFloat(top))
    return Math.round(Math.min(...tops))
  })

/** The path of one of a website's pages; for a vehicle page, the first listed vehicle. */
async function pathOf(page: Page, slug: string, place: 'the home page' | 'the results' | 'a vehicle’s page') {
  if (place === 'the home page') return '/'
  return place === 'the results' ? '/search' : `/cars/${(await listedVehicle(page, slug)).slug}`
}

for (const slug of sites) {
  test.describe(`the header of ${slug}`, onWebsite(slug), () => {
    test('supports the keyboard into its list of models and out again [HF-01, HF-04]', async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await open(page, address(slug))
      const vehicles = menuOf(page).getByRole('button', { name: 'Vehicles' })
      const panel = page.locator('#menu-1')
      await vehicles.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('link').nth(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(vehicles).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(menuOf(page).getByRole('button', { name: 'Stock' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('#menu-2').getByRole('link').first()).toBeFocused()
      await expect(panel).toBeHidden()
    })

    test('opens its lists on hover, one at a time, and closes them on a click elsewhere', async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP)
      await page.clock.install()
      await open(page, address(slug))
      await menuOf(page).getByRole('button', { name: 'Vehicles' }).hover()
      await expect(page.locator('#menu-1')).toBeVisible()
      await menuOf(page).getByRole('button', { name: 'Stock' }).hover()
      await expect(page.locator('#menu-2')).toBeVisible()
      await expect(page.locator('#menu-1')).toBeHidden()
      await menuOf(page).getByRole('button', { name: 'Stock' }).click()
      await page.mouse.move(640, 850)
      await page.clock.fastForward(5_000)
      await expect(page.locator('#menu-2')).toBeVisible()
      await page.mouse.click(20, 850)
      await expect(page.locator('#menu-2')).toBeHidden()
    })

    test('keeps focus in the mobile drawer and restores it on Escape', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(slug))
      const opener = page.getByRole('button', { name: 'Menu', exact: true })
      await opener.click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeInViewport()
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        const isOutside = await drawer.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        )
        expect(isOutside).toBe(false)
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('stays on the page when Back closes the mobile drawer', FULL, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(slug, '/search'))
      await page.goto(address(slug))
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer).toBeVisible()
      // The drawer adds a history entry once it is hydrated.
      await expect.poll(() => page.evaluate(() => history.state?.layer !== undefined)).toBe(true)
      await page.goBack()
      await expect(drawer).toBeHidden()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.goBack()
      await expect(page).toHaveURL(/\/search$/)
    })

    test('comes with a footer that collapses to its titles on phones only [HF-02]', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(slug))
      const footer = page.getByRole('contentinfo')
      const link = footer.locator('.footer-group').first().getByRole('link').first()
      await expect(link).toBeHidden()
      await footer.locator('.footer-group summary').first().click()
      await expect(link).toBeVisible()
      await page.setViewportSize(DESKTOP)
      await expect(footer.locator('.footer-group').last().getByRole('link').first()).toBeVisible()
      await expect(footer.locator('.footer-group summary').first()).toBeHidden()
    })

    test('leaves the page usable when the screen grows while the drawer is open', FULL, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(slug))
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.setViewportSize(DESKTOP)
      await menuOf(page).getByRole('button', { name: 'Vehicles' }).click()
      await expect(page.locator('#menu-1')).toBeVisible()
    })

    test('hides on scrolling down, returns on scrolling up, and stays while a menu is open', async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP)
      await open(page, address(slug))
      const height = await headerEdge(page)
      await page.mouse.move(640, 700)
      await page.mouse.wheel(0, 900)
      await expect.poll(() => headerEdge(page)).toBeLessThanOrEqual(0)
      await page.mouse.wheel(0, -200)
      await expect.poll(() => headerEdge(page)).toBe(height)
      await menuOf(page).getByRole('button', { name: 'Stock' }).click()
      await page.mouse.move(640, 700)
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
      expect(await headerEdge(page)).toBe(height)
    })

    for (const place of ['the home page', 'the results', 'a vehicle’s page'] as const) {
      test(`never covers the focused element on ${place} [WCAG 2.4.11]`, FULL, async ({ page }) => {
        await page.setViewportSize(DESKTOP)
        await page.goto(address(slug, await pathOf(page, slug, place)))
        const links = page.getByRole('main').getByRole('link')
        await links.last().focus()
        await page.keyboard.press('Shift+Tab')
        for (let presses = 0; presses < 12; presses++) {
          const box = await page.locator(':focus').boundingBox()
          expect(box && box.y + box.height).toBeGreaterThan(await coveredTo(page))
          await page.keyboard.press('Shift+Tab')
        }
      })
    }

    for (const [place, sticky, height] of [
      ['the results', '.results-tools, [data-filters="rail"] .filter-sheet', DESKTOP.height],
      // In a lower window the summary sticks by its bottom edge, and nothing sticks to the top.
      ['a vehicle’s page', '.vehicle-summary', 2000],
    ] as const) {
      test(`pushes down the elements that stick to the top of ${place}`, FULL, async ({ page }) => {
        await page.setViewportSize({ ...DESKTOP, height })
        await open(page, address(slug, await pathOf(page, slug, place)))
        const edge = await headerEdge(page)
        // The header's bottom border may overlap the sticky element.
        const before = await sticksAt(page, sticky)
        expect(before).toBeGreaterThanOrEqual(edge - 1)
        await page.mouse.move(900, 500)
        await page.mouse.wheel(0, 900)
        await expect.poll(() => headerEdge(page)).toBeLessThanOrEqual(0)
        await expect.poll(() => sticksAt(page, sticky)).toBeLessThan(before)
        await page.mouse.wheel(0, -100)
        await expect.poll(() => sticksAt(page, sticky)).toBeGreaterThanOrEqual(edge - 1)
      })
    }

    test('keeps its buttons in place while the rest of it loads', FULL, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address(slug))
      const places = await page.evaluate(() => {
        const tools = document.querySelector('.header-tools') as HTMLElement
        // An island's container has no box of its own.
        const boxes = () =>
          [...tools.children].map((tool) =>
            tool.matches('forecourt-island') ? tool.firstElementChild : tool,
          )
        const shown = () =>
          boxes().filter((tool) => tool !== null && tool.getClientRects().length > 0) as Element[]
        const whole = shown().map((tool) => tool.getBoundingClientRect().x)
        const cut: number[][] = []
        while (shown().length > 1) {
          tools.lastElementChild?.remove()
          cut.push(shown().map((tool) => tool.getBoundingClientRect().x))
        }
        return { whole, cut }
      })
      expect(places.whole.length).toBeGreaterThan(1)
      for (const cut of places.cut) expect(cut).toEqual(places.whole.slice(0, cut.length))
    })

    test('opens a search with focus in its field', FULL, async ({ page }) => {
      await page.setViewportSize({ width: 600, height: 900 })
      await open(page, address(slug))
      await page.getByRole('banner').getByRole('button', { name: 'Search our stock' }).click()
      await expect(page.getByLabel('Make, model or keyword')).toBeFocused()
      await page.keyboard.type('hybrid')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?query=hybrid$/)
    })

    test('fits 320 px with its drawer, menus and footer', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address(slug))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByText('Vehicles', { exact: true }).click()
      expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      for (const target of await drawer.getByRole('link').all()) {
        if (await target.isVisible()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40)
      }
    })
  })
}

test('the menu shows a franchise’s models by photo and links to them [HF-04]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(address('kestrel-kia'))
  await menuOf(page).getByRole('button', { name: 'Vehicles' }).click()
  const panel = page.locator('#menu-1')
  const photos = panel.locator('img')
  expect(await photos.count()).toBeGreaterThan(5)
  await expect
    .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('link', { name: /^Sportage/ }).click()
  await expect(page).toHaveURL(/\/search\/kia\/sportage$/)
})

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer’s groups are open, and the watchlist page works', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(address('southerncross'))
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Warranty' })).toBeVisible()
    await page.goto(address('southerncross', '/watchlist'))
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing saved yet' })).toBeVisible()
  })
})

test('an unknown page links to the stock and has no accessibility violation', async ({ page }) => {
  const answer = await page.goto(address('southerncross', '/no-such-page'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Look around instead' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

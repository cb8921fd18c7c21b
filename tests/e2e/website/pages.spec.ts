import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const sites = [
  { slug: 'southerncross', template: 'metro' },
  { slug: 'kestrel-kia', template: 'marque' },
  { slug: 'tworivers', template: 'throttle' },
  { slug: 'outpost', template: 'outback' },
  { slug: 'currawong', template: 'metro' },
] as const

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const address = (slug: string, path = '/') => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

for (const { slug, template } of sites) {
  test.describe(`the home page of ${slug}`, onWebsite(slug), () => {
    test('shows its own header, footer and single main heading on its own template [HF-03, ROUTE-01]', async ({
      page,
    }) => {
      const errors = collectErrors(page)
      const response = await page.goto(address(slug))
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('data-template', template)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Call / })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Dealer licences:')
      expect(errors).toEqual([])
    })

    test(
      'has no accessibility violation with its menu and lists open',
      onWebsite(slug, ['outpost']),
      async ({ page }) => {
        await page.setViewportSize(DESKTOP)
        await page.goto(address(slug))
        await openEverything(page)
        await page.getByRole('button', { name: 'Vehicles' }).click()
        expect(await violations(page)).toEqual([])
        await page.setViewportSize(PHONE)
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport()
        expect(await violations(page)).toEqual([])
      },
    )

    test('has no broken link in its header or footer [HF-01, HF-02]', FULL, async ({ page }) => {
      test.slow()
      await page.goto(address(slug))
      const answers = await page.evaluate(async () => {
        const links = document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')
        const own = [...links]
          .map(({ href }) => href.split('#')[0] ?? '')
          .filter((href) => href.startsWith(location.origin))
        const statuses: string[] = []
        for (const href of new Set(own))
          statuses.push(`${(await fetch(href)).status} ${new URL(href).pathname}`)
        return statuses
      })
      expect(answers.length).toBeGreaterThan(20)
      expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
    })

    test('fits 320 px without horizontal scrolling', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address(slug))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
}

test('no two sites share a header or a footer [HF-03]', FULL, async ({ page }) => {
  const seen = new Set<string | null>()
  for (const { slug } of sites) {
    await page.goto(address(slug))
    seen.add(await page.getByRole('banner').textContent())
    seen.add(await page.getByRole('contentinfo').textContent())
  }
  expect(seen.size).toBe(2 * sites.length)
})

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens its lists of models and stock pages, and Escape closes them [HF-04]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(address('southerncross'))
    const model = page.locator('#menu-1 a[href^="/search/toyota/"]').first()
    await expect(model).toBeHidden()
    await page.getByRole('button', { name: 'Vehicles' }).click()
    await expect(model).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(model).toBeHidden()
    await page.getByRole('button', { name: 'Stock' }).click()
    await page.locator('#menu-2 a[href="/search/used-cars"]').click()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
  })

  test('the phone menu opens as a drawer and closes again', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(address('outpost'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('navigation', { name: 'Main, small screens' })
    await drawer.getByText('About Us').click()
    await expect(drawer.getByRole('link').nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
  })

  test('the header’s search box opens the search page', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(address('southerncross'))
    await page.getByRole('searchbox', { name: 'Search our stock' }).fill('hilux')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=hilux$/)
  })
})

test('the skip link passes the header', async ({ page }) => {
  await page.goto(address('kestrel-kia'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('the first two image tiles load before the others, all at 600 × 400 [CB-15]', async ({ page }) => {
  await page.goto(address('southerncross'))
  const tiles = page.locator('section', { hasText: 'Start with what you need' }).locator('img')
  const fetched = await tiles.evaluateAll((images) =>
    images.map((image) => [
      image.getAttribute('loading'),
      image.getAttribute('width'),
      image.getAttribute('height'),
    ]),
  )
  expect(fetched).toEqual([
    ['eager', '600', '400'],
    ['eager', '600', '400'],
    ['lazy', '600', '400'],
    ['lazy', '600', '400'],
  ])
})

test('slides are 600 × 400, the first two load first, and they move only on request, without JavaScript [CB-15]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto(address('southerncross', '/special-offers'))
  const slider = page.getByRole('list', { name: 'On now' })
  const pictures = await slider.locator('img').all()
  const fetched = pictures.map(async (picture) => [
    await picture.getAttribute('loading'),
    await picture.getAttribute('fetchpriority'),
    await picture.getAttribute('width'),
    await picture.getAttribute('height'),
  ])
  expect(await Promise.all(fetched)).toEqual([
    ['eager', 'high', '600', '400'],
    ['eager', 'high', '600', '400'],
    ['lazy', 'auto', '600', '400'],
    ['lazy', 'auto', '600', '400'],
  ])
  const last = slider.getByRole('link', { name: 'See trucks' })
  await expect(last).not.toBeInViewport()
  await slider.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await context.close()
})

test('the group’s figures and the three links of the feature banner are visible [CB-01, CB-08]', async ({
  page,
}) => {
  await page.goto(address('southerncross'))
  const figures = page.locator('section', { hasText: 'Part of Southern Cross Motor Group' })
  await expect(figures.getByRole('definition')).toHaveCount(4)
  const banner = page.locator('section', { hasText: 'We look after the rest' })
  await expect(banner.getByRole('link')).toHaveText([/^Latest offers/, /^Book a service/, /^Sell your car/])
})

test('body types beyond the limit show after one tap, without JavaScript [SEARCH-33]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address('southerncross'))
  const picker = page.locator('section', { hasText: 'What are you after?' })
  const shown = picker.getByRole('link')
  await expect(shown).toHaveCount(8)
  await picker.getByText('Show more body types').click()
  expect(await shown.count()).toBeGreaterThan(8)
  await context.close()
})

test('a text page has one main heading and no accessibility violation', async ({ page }) => {
  await page.goto(address('outpost', '/privacy-policy'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

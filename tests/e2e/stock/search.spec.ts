import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { FULL, onWebsite } from '../support/full'
import { visit } from '../support/shopper'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const found = (page: Page) => page.locator('.search-band').getByText(/ found$/)

async function countFound(page: Page): Promise<number> {
  return Number((await found(page).textContent())?.replace(/\D/g, ''))
}

/** Runs in the page: only browsers resolve names under `.localhost`. */
async function askSearch(page: Page, query: string) {
  return page.evaluate(async (requested) => {
    const response = await fetch(`/api/stock/search?${requested}`)
    return { status: response.status, body: await response.json() }
  }, query)
}

test.describe('stock search without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorts and paginates with plain forms and links [SEARCH-01, SEARCH-05, ROUTE-48]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/search'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicles for sale')
    const all = await countFound(page)
    await page.getByRole('group', { name: 'Condition' }).getByRole('checkbox', { name: /^Used/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used vehicles for sale')
    await expect(page).toHaveURL(address('southerncross', '/search/used-cars')) // The address omits the form's empty fields.
    const used = await countFound(page)
    expect(used).toBeGreaterThan(21)
    expect(used).toBeLessThan(all)
    await page.getByLabel('Sort by').selectOption('Kilometres: low to high')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    expect(await countFound(page)).toBe(used)
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page).toHaveURL(/\/search\/used-cars\?.*page=2/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  test('finds vehicles by words, and removes a filter', async ({ page }) => {
    await page.goto(address('southerncross', '/search/toyota'))
    const toyotas = await countFound(page)
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('hilux')
    await page.getByRole('button', { name: 'Show results' }).click()
    expect(await countFound(page)).toBeLessThan(toyotas)
    for (const title of await cards(page).getByRole('heading').allInnerTexts())
      expect(title).toMatch(/hilux/i) // Other tests add a "Hilux" of their own.
    await page.getByRole('link', { name: /^Remove filter .*hilux/i }).click()
    await expect(page).toHaveURL(address('southerncross', '/search/toyota'))
    expect(await countFound(page)).toBe(toyotas)
  })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    test(
      `shows the price filter and the results button on the first screen at ${viewport.width}×${viewport.height}`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        for (const slug of ['southerncross', 'outpost', 'currawong']) {
          await page.goto(address(slug, '/search'))
          const show = page.getByRole('button', { name: 'Show results' })
          await expect(show).toBeInViewport({ ratio: 1 })
          const price = page.locator('.filter-group > summary', { hasText: /^Price$/ })
          const [summary, button] = [await price.boundingBox(), await show.boundingBox()]
          expect((summary?.y ?? Infinity) + (summary?.height ?? 0)).toBeLessThan(button?.y ?? 0)
        }
      },
    )
  }

  test('collapses the filters on a phone', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('southerncross', '/search'))
    await expect(page.getByRole('button', { name: 'Show results' })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('button', { name: 'Show results' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Show results' })).toBeHidden()
  })
})

test.describe('stock search', () => {
  test('never covers a focused filter with the results button [WCAG 2.4.11]', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address('outpost', '/search'))
    await page.getByRole('combobox', { name: 'Keywords' }).focus()
    const show = page.locator('.filter-actions > .filter-submit')
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const foot = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
      expect(foot).toBeLessThan((await show.boundingBox())?.y ?? 0)
    }
  })

  test('restores its state with back and forward [ROUTE-48]', async ({ page }) => {
    await page.goto(address('outpost', '/search'))
    const all = await countFound(page)
    const first = await cards(page).first().getByRole('link').textContent()
    await page.getByRole('combobox', { name: 'Keywords' }).fill('toyota')
    await expect(page).toHaveURL(/query=toyota/)
    await expect.poll(() => countFound(page)).toBeLessThan(all)
    const some = await countFound(page)
    await cards(page).first().getByRole('link').click()
    await expect(page).not.toHaveURL(/\/search/)
    await page.goBack()
    await expect.poll(() => countFound(page)).toBe(some)
    await page.goBack()
    await expect.poll(() => countFound(page)).toBe(all)
    await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '')
    await page.goForward()
    await expect.poll(() => countFound(page)).toBe(some)
  })

  test('says that nothing matched, and links to other stock [SEARCH-02, SEARCH-36]', async ({ page }) => {
    await page.goto(address('southerncross', '/search?query=zzzzzz&range[price]=:1'))
    await expect(
      page.getByText(
        'No results found for your search at this time. Please try adjusting the filters for more results.',
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL(address('southerncross', '/search'))
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('names the invalid parts of an address, and still shows stock', async ({ page }) => {
    const response = await page.goto(address('southerncross', '/search?page=0&range[price]=x:y'))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([/: page\./, /: range\[price\]\./])
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  test('opens filters from a bar, one at a time, and closes them', async ({ page }) => {
    await page.goto(address('tworivers', '/search'))
    await page.locator('[data-name="stock-search"][data-hydrated]').waitFor({ state: 'attached' })
    const filter = (name: string) => page.locator('summary', { hasText: name })
    const results = page.getByRole('button', { name: /^Show Me [\d,]+ motorcycles?$/ })
    await filter('Condition').click()
    await expect(results).toBeVisible()
    await filter('Make and model').click()
    await expect(results).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(results).toHaveCount(0)
    await filter('Make and model').click()
    await page.getByRole('group', { name: 'Make' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\/search\/[\w-]+$/)
    await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible()
    await results.click()
    await expect(results).toHaveCount(0)
  })

  test('has no landing page for a make the site has never had [ROUTE-10]', async ({ page }) => {
    expect((await page.goto(address('outpost', '/search/lamborghini')))?.status()).toBe(404)
    await page.goto(address('outpost', '/search/TOYOTA'))
    await expect(page).toHaveURL(address('outpost', '/search/toyota'))
    expect((await page.goto(address('outpost', '/search/used-cars')))?.status()).toBe(200)
  })

  for (const slug of ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong']) {
    test(
      `shows the stock of ${slug} without an accessibility violation`,
      onWebsite(slug, ['outpost']),
      async ({ page }) => {
        await page.goto(address(slug, '/search'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await cards(page).count()).toBeGreaterThan(0)
        // The results button stays at the foot of the window and covers the filter behind it.
        expect(await violations(page, { halfCovered: true })).toEqual([])
        expect(await violations(page, { within: '.results-main' })).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      },
    )
  }
})

test.describe('the search endpoint', () => {
  test('responds with hits, count, facets, pages, page, ms and the understood text [SEARCH-07, SEARCH-17, SEARCH-18]', async ({
    page,
  }) => {
    await page.goto(address('southerncross', '/search'))
    const { status, body } = await askSearch(page, 'refinementList[car_type][]=used&hitsPerPage=5&page=2')
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'count',
      'facets',
      'hits',
      'leftOut',
      'ms',
      'page',
      'pages',
      'searchedText',
      'understood',
      'unpriced',
    ])
    expect(body.hits).toHaveLength(5)
    expect(body.page).toBe(2)
    expect(body.pages).toBe(Math.ceil(body.count / 5))
    for (const hit of body.hits) expect(hit.car_type).toBe('used')
    // A facet's counts ignore its own selection.
    expect(body.facets.car_type.map(({ value }: { value: string }) => value)).toEqual(['new', 'demo', 'used'])
  })

  test('rejects malformed input with the field’s name', async ({ page }) => {
    await page.goto(address('southerncross', '/search'))
    for (const [query, field] of [
      ['page=0', 'page'],
      ['range[price]=9:1', 'range[price]'],
      ['refinementList[cost][]=1', 'refinementList[cost]'],
      ['query=%00', 'query'],
    ] as const) {
      const { status, body } = await askSearch(page, query)
      expect({ status, field: body.error.field }).toEqual({ status: 400, field })
    }
  })

  test('returns only the stock of the host’s own dealers', async ({ page }) => {
    const dealersOf = async (slug: string): Promise<string[]> => {
      await page.goto(address(slug, '/search'))
      const { body } = await askSearch(page, 'hitsPerPage=1')
      return body.facets.dealership_name.map(({ value }: { value: string }) => value)
    }
    const ours = await dealersOf('southerncross')
    const theirs = await dealersOf('outpost')
    expect(ours.length).toBeGreaterThan(0)
    expect(ours.filter((name) => theirs.includes(name))).toEqual([])
  })
})

test('the JSON of a page of 21 vehicles is at most 12 KB in gzip', async ({ request }) => {
  for (const view of ['', '&view=page']) {
    const { status, text } = await visit(request, 'southerncross', `/api/stock/search?hitsPerPage=21${view}`)
    expect([status, JSON.parse(text).hits.length]).toEqual([200, 21])
    expect(gzipSync(text).byteLength).toBeLessThanOrEqual(12_000)
  }
})

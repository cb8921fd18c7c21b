import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/full'
import { test } from '../support/website-test'

const address = (slug: string, text: string) =>
  `http://${slug}.localhost:${process.env.E2E_PORT}/search?query=${encodeURIComponent(text)}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const EMPTY = 'No results found for your search at this time.'

test.describe('a search text that no vehicle matches as a whole', () => {
  test.use({ javaScriptEnabled: false })

  for (const [text, notice] of [
    ['family suv', 'No match for “family”. Showing results for “suv”.'],
    ['cheap small car', 'No match for “small”. Showing results for “cheap car”.'],
    ['best car for mum', 'No match for “mum”. Showing results for “car”.'],
    ['learner', 'No match for “learner”. Showing results without it.'],
    ['zzzzzz yyyyyy', 'No match for “zzzzzz” or “yyyyyy”. Showing results without them.'],
    ['zzzzzz hilux', 'No match for “zzzzzz”. Showing results for “hilux”.'],
  ] as const) {
    test(
      `shows results for the best part of “${text}” and names the words it left out`,
      FULL,
      async ({ page }) => {
        await page.goto(address('southerncross', text))
        await expect(page.getByText(notice)).toBeVisible()
        await expect(cards(page)).not.toHaveCount(0)
        await expect(page.getByText(EMPTY)).toHaveCount(0)
        await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue(text)
      },
    )
  }

  test('shows vehicles for a combination of words that no vehicle has', async ({ page }) => {
    for (const slug of ['southerncross', 'kestrel-kia', 'outpost', 'currawong']) {
      await page.goto(address(slug, 'red ute manual'))
      await expect(cards(page)).not.toHaveCount(0)
    }
  })

  test('can be removed with the chips of the searched words', async ({ page }) => {
    await page.goto(address('southerncross', 'family suv'))
    const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('link')
    await expect(chips).toHaveText(['Remove filter SUV', 'Clear all'])
    await chips.first().click()
    await expect(page.getByText('No match for')).toHaveCount(0)
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('stays without results when the other filters match nothing', async ({ page }) => {
    await page.goto(`${address('southerncross', 'zzzzzz yyyyyy')}&range[price]=:1`)
    await expect(page.getByText(EMPTY)).toBeVisible()
    await expect(page.getByText('No match for')).toHaveCount(0)
  })
})

test('words that mean a vehicle type become its filter and the page’s heading', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  for (const [text, kind] of [
    ['motorbike', 'Motorcycles'],
    ['truck', 'Trucks'],
    ['cheap car', 'Cars'],
  ] as const) {
    await page.goto(address('southerncross', text))
    await expect(heading).toHaveText(`${kind} for sale`)
    await expect(page).toHaveTitle(new RegExp(`^${kind} for Sale`))
    await expect(page.getByRole('link', { name: `From your words, take off ${kind}` })).toBeVisible()
  }
  await expect(page.getByLabel('Sort by')).toHaveValue('')
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Price: low to high')
  await page.goto(`${address('outpost', '').split('?')[0]}?near=6230:50`)
  await expect(heading).toHaveText('Vehicles for sale')
})

test(
  'every vehicle type that a site sells has an address in the singular and in the plural',
  FULL,
  async ({ page }) => {
    const search = address('southerncross', '').split('?')[0]
    for (const slug of ['motorcycles', 'motorcycle', 'trucks', 'truck', 'cars', 'car']) {
      expect((await page.goto(`${search}/${slug}`))?.status(), slug).toBe(200)
      const kind = slug.replace(/s?$/, 's')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${kind} for sale$`, 'i'))
    }
    expect((await page.goto(`${search}/caravans`))?.status()).toBe(404)
  },
)

test('a site that hides prices says so when a shopper types one [PRICE-09]', async ({ page }) => {
  await page.goto(address('tworivers', 'yamaha under 10k'))
  await expect(page.getByText('We do not show prices on this website')).toBeVisible()
  await expect(cards(page)).not.toHaveCount(0)
  await page.goto(address('southerncross', 'under 50k'))
  await expect(page.getByText('We do not show prices on this website')).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { onWebsite } from '../support/full'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const sites = [
  {
    slug: 'southerncross',
    page: '/contact-us/moorooka',
    name: 'Southern Cross Toyota Moorooka',
    rated: true,
    sunday: 'Closed',
    postcode: '4220',
    nearest: 'Southern Cross Motorcycles Burleigh Heads',
  },
  {
    slug: 'outpost',
    page: '/contact-us/burswood',
    name: 'Burswood',
    rated: false,
    sunday: 'By appointment only',
    postcode: '6530',
    nearest: 'Geraldton',
  },
] as const

for (const { slug, page: path, name, rated, sunday, postcode, nearest } of sites) {
  test.describe(`the locations of ${slug}`, onWebsite(slug, ['outpost']), () => {
    test('have a page with rating, hours by type, holidays and data for search engines, and the nearest is found by postcode [LOC-04, LOC-05, LOC-07, LOC-10, LOC-22, ROUTE-35, ROUTE-37]', async ({
      page,
    }) => {
      await page.goto(address(slug, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText(/^Rated \d\.\d out of 5$/)).toHaveCount(rated ? 1 : 0)
      const sales = page.getByRole('table', { name: `Opening hours of ${name}` })
      await expect(sales.getByRole('row', { name: /^Sunday/ })).toContainText(sunday)
      await page.getByRole('combobox', { name: 'Opening hours of' }).selectOption({ label: 'Service' })
      await expect(sales).toBeHidden()
      await expect(page.getByRole('row', { name: /^Mon-Fri/ })).toBeVisible()
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'AutoDealer', name })
      expect(await violations(page)).toEqual([])

      await page.goto(address(slug, '/dealer-locator'))
      await page.getByLabel('Your postcode').fill(postcode)
      await page.getByRole('button', { name: 'Find the nearest' }).click()
      await expect(page).toHaveURL(new RegExp(`postcode=${postcode}$`))
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(nearest)
      await expect(page.getByRole('article').first()).toContainText('km away')
      expect(await violations(page)).toEqual([])
    })

    test('are a row on the page about the dealer, which starts with the middle one in view [LOC-01, LOC-02]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address(slug, '/about-us'))
      const row = page.getByRole('list', { name: 'Our Locations' })
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator('.starts-here').getByRole('heading')).toBeInViewport()
      await expect(row.getByRole('link', { name: /^View Location/ }).first()).toBeAttached()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await violations(page)).toEqual([])
    })
  })
}

test('the contact page shows no link to a location [ROUTE-36]', async ({ page }) => {
  await page.goto(address('southerncross', '/contact-us'))
  await expect(page.getByRole('link', { name: /^Get Directions/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^View Location/ })).toHaveCount(0)
})

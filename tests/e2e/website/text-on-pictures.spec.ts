import { expect, test } from '@playwright/test'
import { READABLE } from '@/domain/theme/colours/contrast'
import { leastContrasts, whitenPictures } from '../support/text-contrast'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const parts = [
  ['the heading of the home page', 'southerncross', '/', '.hero-cover'],
  ['the heading of the home page', 'kestrel-kia', '/', '.hero-cover'],
  ['a promo tile', 'southerncross', '/search', '.promo-tile'],
  ['a promo tile', 'outpost', '/search', '.promo-tile'],
  ['a promo tile', 'tworivers', '/search', '.promo-tile'],
] as const

const WIDTHS = [390, 768, 1280, 1920]

for (const [what, slug, path, selector] of parts) {
  test(`text on ${what} of ${slug} is readable on a white picture`, async ({ page }) => {
    await whitenPictures(page)
    await page.goto(address(slug, path))
    const part = page.locator(selector).first()
    await expect(part.locator('img').first()).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const texts = await leastContrasts(page, part)
      expect(texts.length).toBeGreaterThan(1)
      expect(texts.filter(({ ratio }) => ratio < READABLE).map((text) => ({ ...text, width }))).toEqual([])
    }
  })
}

import { expect, type Page } from '@playwright/test'
import { fontPairFor } from '@/domain/theme/fonts/font-pairs'
import { demoTenants } from '../../../tenants-seed/tenants/demo-tenants'
import { adminAddress } from '../support/addresses'
import { save, trackFormRequests } from '../support/forms/admin-form'
import { FULL, onWebsite } from '../support/full'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { find, findOne, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const home = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}/`
const FONTS = '**/assets/fonts/**'

/** The width of a sample line in the styles of the first heading and the first paragraph, in pixels. */
function widths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    return ['h1', 'main p'].map((selector) => {
      const shown = document.querySelector(selector)
      if (!shown) throw new Error(`no ${selector}`)
      const line = document.createElement('span')
      const { fontFamily, fontWeight, letterSpacing, textTransform } = getComputedStyle(shown)
      Object.assign(line.style, { fontFamily, fontWeight, letterSpacing, textTransform })
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '20px' })
      line.textContent =
        'Every car goes through our workshop, and the report is on its page. Toyota HiLux 2021, $48,990'
      document.body.append(line)
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    })
  })
}

for (const { slug, theme } of demoTenants) {
  const pair = fontPairFor(theme.fonts ?? 'grotesk')

  test(`${slug} loads only its own fonts, and loads them early`, onWebsite(slug), async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/fonts/')) fetched.push(pathname)
    })
    await page.goto(home(slug), { waitUntil: 'load' })
    const own = [pair.text, pair.display].map(({ source }) => expect.stringContaining(`/${source}-`))
    expect([...new Set(fetched)].sort()).toEqual(expect.arrayContaining(own))
    expect(new Set(fetched).size).toBe(new Set([pair.text, pair.display]).size)
    const isThere = () =>
      page.evaluate((family) => document.fonts.check(`16px "${family}"`), pair.text.family)
    await expect.poll(isThere).toBe(true)
  })

  test(`text of ${slug} takes the same space before and after its fonts load`, FULL, async ({ page }) => {
    await page.route(FONTS, (route) => route.abort())
    await page.goto(home(slug), { waitUntil: 'load' })
    const before = await widths(page)
    await page.unroute(FONTS)
    await page.goto(home(slug), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const after = await widths(page)
    before.forEach((width, at) => {
      expect(Math.abs(width / (after[at] ?? 0) - 1)).toBeLessThan(0.05)
    })
  })
}

test('a logo cannot run scripts, even when it is opened directly', async ({ page }) => {
  const { text } = await visit(page.request, 'southerncross', '/')
  const address = text.match(/\/media\/southerncross-[\w-]+\.svg/)?.[0]
  if (!address) throw new Error('The header shows no logo.')
  const answer = await page.goto(new URL(address, home('southerncross')).href)
  expect(answer?.headers()['content-type']).toBe('image/svg+xml')
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('marketing staff see a theme while they edit it, and the reason why an unreadable one is rejected', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  const website = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const theme = await findOne(api, 'themes', `where[tenant][equals]=${website.id}`)
  const settled = trackFormRequests(page, 'themes')
  // The first page selects the website. The list of a single-document collection redirects to the document.
  await page.goto(adminAddress('/admin'))
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('payload-tenant')
  await page.goto(adminAddress('/admin/collections/themes'))
  const sample = page.getByRole('region', { name: 'Sample of the theme' })
  const brand = page.locator('#field-brand')
  await expect(async () => {
    await brand.fill('#f5d90a')
    await expect(sample.getByRole('listitem').filter({ hasText: /^Brand#f5d90a/ })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await settled()
  await page.locator('#field-text_on_brand').click()
  await page.getByText('White', { exact: true }).click()
  await settled()
  expect((await save(page, 'themes')).status()).toBe(400)
  await expect(page.getByText('White on #f5d90a has 1.4:1; 4.5:1 is required.').first()).toBeVisible()
  const [kept] = await find(api, 'themes', `where[tenant][equals]=${website.id}`)
  expect(kept?.brand).toBe(theme.brand)
})

import { expect, type Page } from '@playwright/test'
import { onWebsite } from '../support/full'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of posts' }).getByRole('link')

for (const [slug, post, review, external] of [
  [
    'southerncross',
    'Thirty years, and the first customer came back',
    'A week with a dual cab ute: school run, tip run, beach run',
    [
      'https://stories.southerncross.example/buyer-advice',
      'https://stories.southerncross.example/motoring-tips',
      'https://stories.southerncross.example/servicing-insights',
      'https://stories.southerncross.example/4x4xmore-adventures',
    ],
  ],
  [
    'tworivers',
    'Your first bike: what to look at, what to ignore',
    'Newcastle after dark: a loop of 140 kilometres',
    [],
  ],
] as const) {
  test(
    `a shopper of ${slug} reads the blog and its vehicle reviews [BLOG-01, BLOG-03, ROUTE-40, ROUTE-42]`,
    onWebsite(slug),
    async ({ page }) => {
      await page.goto(address(slug, '/'))
      const teased = page.getByRole('article').filter({ hasText: 'READ MORE' })
      await expect(teased).toHaveCount(3)
      await expect(teased.first().getByText(/^\d\d [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
      await expect(teased.first().locator('img')).toHaveCount(1)

      await page.getByRole('link', { name: 'See all posts' }).click()
      await expect(page).toHaveURL(address(slug, '/blog'))
      expect(await violations(page)).toEqual([])
      const hrefs = await kinds(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(['/blog', '/blog/vehicle-reviews', ...external])
      await expect(page.getByRole('article')).toHaveCount(4)

      await kinds(page).filter({ hasText: 'Vehicle reviews' }).click()
      await expect(page).toHaveURL(address(slug, '/blog/vehicle-reviews'))
      await expect(page.getByRole('heading', { level: 1, name: 'Vehicle reviews' })).toBeVisible()
      await expect(page.getByRole('article').filter({ hasText: post })).toHaveCount(0)
      await page.getByRole('article').filter({ hasText: review }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: review })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'More from the blog' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)

      const path = new URL(page.url()).pathname
      const status = async (site: string, at: string) => (await visit(page.request, site, at)).status
      expect(await status('outpost', path)).toBe(404)
      expect(await status(slug, '/blog/no-such-post')).toBe(404)
      expect(await status(slug, '/blog/buyer-advice')).toBe(404)
    },
  )
}

test('cards ask for a picture of 375 pixels [BLOG-02]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address('kestrel-kia', '/blog'))
  const picture = page.getByRole('article').first().locator('img')
  expect(await picture.getAttribute('sizes')).toContain('375px')
})

test('a post appears at its time, and nobody has to publish it again [BLOG-01]', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  const { id: tenant } = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const { id: picture } = await findOne(api, 'media', `where[tenant][equals]=${tenant}`)
  const { body } = await findOne(api, 'blog-posts', `where[tenant][equals]=${tenant}&limit=1`)
  const post = await create(api, 'blog-posts', {
    ...{ tenant, picture, body, title: 'Just now', teaser: 'A post that waits.', category: 'news' },
    ...{ date: new Date(Date.now() + 4000).toISOString(), _status: 'published' },
  })
  try {
    const read = () => visit(api, 'outpost', '/blog/just-now')
    expect((await read()).status).toBe(404)
    expect(await millisecondsUntil(read, ({ status }) => status === 200)).toBeLessThan(8000)
    expect((await visit(api, 'outpost', '/blog')).text).toContain('A post that waits.')
  } finally {
    await remove(api, 'blog-posts', post.id)
  }
})

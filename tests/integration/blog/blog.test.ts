import type { TenantContext } from '@/domain/tenants/tenant-context'
import { richText } from '../isolation/specimens'
import { pixelFile } from '../isolation/targets'
import { createWorld, type Site, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

let world: World
let server: typeof import('@/server/blog/get-posts')
let loadLatestPosts: typeof import('~/blocks/latest-posts/load').loadLatestPosts
let getSitemapPlan: typeof import('@/server/seo/sitemap').getSitemapPlan
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant
const pictures = new Map<number, number>()

const siteOf = async (slug: string) => (await resolveTenant(`${slug}.localhost`)) as TenantContext

async function pictureOf({ id: tenant }: Site): Promise<number> {
  const known = pictures.get(tenant)
  if (known) return known
  const data = { tenant, alt: 'A red ute in the yard' }
  const { id } = await world.payload.create({ collection: 'media', data, file: pixelFile() })
  pictures.set(tenant, id)
  return id
}

async function plantPost(title: string, changes: object = {}, site: Site = world.sites.own) {
  return world.payload.create({
    collection: 'blog-posts',
    data: {
      tenant: site.id,
      title,
      slug: '',
      teaser: `About ${title}`,
      picture: await pictureOf(site),
      body: richText(title) as never,
      category: 'news',
      date: inDays(-1),
      _status: 'published',
      ...changes,
    },
  })
}

const titles = async (slug: string, at = now) =>
  (await server.getShownPosts(await siteOf(slug), at)).map(({ title }) => title)

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  server = await import('@/server/blog/get-posts')
  ;({ loadLatestPosts } = await import('~/blocks/latest-posts/load'))
  ;({ getSitemapPlan } = await import('@/server/seo/sitemap'))
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
beforeEach(() => world.payload.delete({ collection: 'blog-posts', where: { id: { exists: true } } }))
afterAll(() => world?.close())

describe('the blog of a website', () => {
  it('shows its own published posts from their date on, the newest first [BLOG-01]', async () => {
    await plantPost('Older', { date: inDays(-9) })
    await plantPost('Newer')
    await plantPost('Tomorrow', { date: inDays(1) })
    await plantPost('Draft', { _status: 'draft' })
    await plantPost('Theirs', {}, world.sites.foreign)
    expect(await titles('own-site')).toEqual(['Newer', 'Older'])
    expect(await titles('own-site', new Date(inDays(2)))).toEqual(['Tomorrow', 'Newer', 'Older'])
    expect(await titles('foreign-site')).toEqual(['Theirs'])
  })

  it('is in the sitemap with its reviews and posts, once it has some', async () => {
    const paths = async () => {
      const { pages } = await getSitemapPlan(await siteOf('own-site'))
      return pages.map(({ path }) => path).filter((path) => path.startsWith('/blog'))
    }
    expect(await paths()).toEqual([])
    await plantPost('First')
    expect(await paths()).toEqual(['/blog', '/blog/first'])
    await plantPost('Second', { category: 'vehicle-reviews' })
    expect(await paths()).toEqual(expect.arrayContaining(['/blog/vehicle-reviews', '/blog/second']))
  })

  it('gives the text of its own posts only', async () => {
    const own = await plantPost('Own')
    const foreign = await plantPost('Theirs', {}, world.sites.foreign)
    const ctx = await siteOf('own-site')
    expect(await server.getPost(ctx, own.id)).toMatchObject({ title: 'Own', author: '' })
    expect(await server.getPost(ctx, foreign.id)).toBeNull()
  })

  it('names a post’s address after its title, once, and never like a category [ROUTE-40, ROUTE-42]', async () => {
    const first = await plantPost('Buyer Advice')
    const second = await plantPost('Crème & Gravel: 4x4s')
    const third = await plantPost('Crème & gravel, 4x4s')
    const theirs = await plantPost('Crème & Gravel: 4x4s', {}, world.sites.foreign)
    expect([first, second, third, theirs].map(({ slug }) => slug)).toEqual([
      'buyer-advice-2',
      'creme-gravel-4x4s',
      'creme-gravel-4x4s-2',
      'creme-gravel-4x4s',
    ])
    const renamed = await world.rest({
      method: 'PATCH',
      path: `/blog-posts/${second.id}`,
      token: world.people['marketing-staff'].token,
      body: { title: 'Another title', slug: 'another' },
    })
    expect(JSON.parse(renamed.text)).toMatchObject({
      doc: { title: 'Another title', slug: 'creme-gravel-4x4s' },
    })
  })

  it('fills the newest-posts block with as many cards as the website’s setting says [BLOG-06]', async () => {
    for (const nth of [1, 2, 3]) await plantPost(`Post ${nth}`, { date: inDays(-nth) })
    await plantPost('Review', { date: inDays(-4), category: 'vehicle-reviews' })
    const ctx = await siteOf('own-site')
    const load = async (blogsCount: number, category: 'vehicle-reviews' | null = null) => {
      const settings = { ...ctx.settings, 'site.blogsCount': blogsCount }
      return (await loadLatestPosts({ category }, { ...ctx, settings }, now)).map(({ title }) => title)
    }
    expect(await load(2)).toEqual(['Post 1', 'Post 2'])
    expect(await load(24)).toHaveLength(4)
    expect(await load(2, 'vehicle-reviews')).toEqual(['Review'])
    expect(await load(0)).toEqual([])
  })
})

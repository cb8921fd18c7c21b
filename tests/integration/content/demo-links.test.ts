import { existsSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { BLOG } from '@/domain/blog/blog-paths'
import { resolveLanding } from '@/domain/stock/search/landing/landing'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { generalTradeIn } from '@/domain/trade-in/trade-in-path'
import { createPool } from '@/server/clients/database'
import { plantDemo } from '~/tenants-seed/plant'
import { demoTenants } from '~/tenants-seed/tenants/demo-tenants'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { disableCachedReads } from '../tenancy/next-cache'

/** Milliseconds, to plant every website with its stock on a busy machine. */
const PATIENCE = 300_000

/** The websites that `npm test` walks. `npm run test:full` walks all. */
const GATE = ['southerncross', 'outpost']

const slugs = demoTenants
  .map(({ slug }) => slug)
  .filter((slug) => process.env.FULL_TESTS || GATE.includes(slug))

let database: TestDatabase
let payload: Payload
let pool: Pool
let read: Awaited<ReturnType<typeof readers>>

/** One import after the other: Jest's loader of modules fails on imports at the same time. */
const readers = async () => ({
  ...(await import('@/server/tenants/resolve-tenant')),
  ...(await import('@/server/pages/get-page')),
  ...(await import('@/server/pages/built-page')),
  ...(await import('@/server/locations/location-at')),
  ...(await import('@/server/stock/search/landing-names')),
  ...(await import('@/server/content/site-chrome')),
  ...(await import('@/server/locations/location-entries')),
  ...(await import('@/server/blog/get-posts')),
})

beforeAll(async () => {
  disableCachedReads()
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  const adapter = payload.db as unknown as PostgresAdapter
  adapter.pool.on('error', () => undefined)
  pool = createPool(database.url, { statement_timeout: 0 })
  pool.removeAllListeners('error').on('error', () => undefined)
  await plantDemo({ payload, pool, now: new Date(), port: 3000, onProgress: () => undefined }, slugs)
  read = await readers()
}, PATIENCE)

afterAll(async () => {
  await pool?.end()
  await payload?.destroy()
  await database?.drop()
})

const siteOf = async (slug: string) => (await read.resolveTenant(`${slug}.localhost`)) as TenantContext

/** Every `href` in a value, at any depth, except those of pictures and forms. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : []
  return [...own, ...Object.values(value).flatMap(hrefsIn)]
}

/** Whether a shopper who follows a link of the website finds a page. */
async function leadsToPage(ctx: TenantContext, href: string): Promise<boolean> {
  const path = new URL(href, 'http://site').pathname
  const [, first, ...segments] = path.split('/').map(decodeURIComponent)
  if (first === 'search') {
    return segments.length === 0 || resolveLanding(segments, await read.getLandingNames(ctx)) !== null
  }
  if (path === BLOG) return (await read.getShownPosts(ctx, new Date())).length > 0
  if (first && existsSync(`src/app/sites/[host]${path}/page.tsx`)) return true
  if (await read.getPage(ctx, path)) return true
  if ((await read.locationAt(ctx, path)) || (await read.getBuiltPage(ctx, path))) return true
  return generalTradeIn(path, ctx.settings) !== null
}

async function deadAmong(ctx: TenantContext, hrefs: readonly string[]): Promise<string[]> {
  const internal = [...new Set(hrefs.filter((href) => href.startsWith('/')))]
  const found = await Promise.all(internal.map((href) => leadsToPage(ctx, href)))
  return internal.filter((_, index) => !found[index])
}

describe.each(slugs)('on %s', (slug) => {
  it('every link of the header and the footer leads to a page [HF-01, HF-02, ROUTE-38]', async () => {
    const ctx = await siteOf(slug)
    const hrefs = hrefsIn(await read.getChrome(ctx))
    expect(hrefs.length).toBeGreaterThan(30)
    expect(await deadAmong(ctx, hrefs)).toEqual([])
  })

  it('every link of the pages and the tiles leads to a page [ROUTE-38]', async () => {
    const ctx = await siteOf(slug)
    const where = { tenant: { equals: ctx.id } }
    const [pages, promos] = await Promise.all([
      payload.find({ collection: 'pages', where, limit: 200, depth: 0, overrideAccess: true }),
      payload.find({ collection: 'promos', where, limit: 200, depth: 0, overrideAccess: true }),
    ])
    expect(pages.docs.length).toBeGreaterThan(20)
    expect(await deadAmong(ctx, hrefsIn([pages.docs, promos.docs]))).toEqual([])
  })

  it('the page of each dealership exists, and the sitemap lists it [ROUTE-37]', async () => {
    const ctx = await siteOf(slug)
    const listed = (await read.locationEntries(ctx)).map(({ path }) => path)
    const dealerships = await read.locationAt(ctx, '/dealerships')
    const hrefs = dealerships?.kind === 'list' ? dealerships.groups.map(({ href }) => href) : []
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) {
      expect(listed).toContain(href)
      expect(await read.locationAt(ctx, String(href))).toMatchObject({ kind: 'list', path: href })
    }
  })
})

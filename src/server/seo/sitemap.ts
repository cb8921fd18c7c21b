import { BLOG, postPath, postsPath } from '@/domain/blog/blog-paths'
import { BRANDS, brandPath } from '@/domain/brands/brand-pages'
import { buildTag } from '@/domain/cache/tags'
import { type ListedModel, modelsPage } from '@/domain/content/models-page'
import { offerPath, SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { SITEMAP_ADDRESSES, type SitemapEntry } from '@/domain/seo/sitemap'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getShownPosts } from '../blog/get-posts'
import { getBrands } from '../brands/get-brands'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { getModels } from '../content/get-models'
import { locationEntries } from '../locations/location-entries'
import { getShownOffers } from '../offers/get-offers'
import { getLandingNames } from '../stock/search/landing-names'
import { siteNow } from '../tenants/site-now'
import { readLandingEntries } from './sitemap-landings'
import { countListed, readVehicleEntries } from './sitemap-vehicles'

/** A sold vehicle leaves the lists some days later without a write. */
const CACHE_SECONDS = 15 * 60

/** Vehicles read at a time; limits the memory that a sitemap uses. */
const CHUNK = 2000

/** The contents of a tenant's sitemaps: content and landing pages first, then vehicles. */
export interface SitemapPlan {
  readonly pages: readonly SitemapEntry[]
  readonly vehicles: number
}

const tagsOf = ({ id }: TenantContext) => [
  buildTag('tenant', { tenant: id }),
  buildTag('pages', { tenant: id }),
  buildTag('stock', { tenant: id }),
  buildTag('offers', { tenant: id }),
  buildTag('brands', { tenant: id }),
  buildTag('blog', { tenant: id }),
  buildTag('locations', { tenant: id }),
]

/**
 * The URLs of the tenant's site for search engines: its published pages, its landing pages with stock, its models pages, and the number of
 * vehicles it lists. Cached until one of these changes, for at most 15 minutes.
 */
export function getSitemapPlan(ctx: TenantContext): Promise<SitemapPlan> {
  const read = async () => {
    const [pages, landings, models, vehicles, locations, built] = await Promise.all([
      readPageEntries(ctx),
      getLandingNames(ctx).then((names) => readLandingEntries(database(), ctx, names)),
      getModels(ctx),
      countListed(database(), ctx),
      locationEntries(ctx),
      builtPaths(ctx),
    ])
    const written = new Set(pages.map(({ path }) => path))
    const added = [...locations, ...built.map((path) => ({ path, changed: null }))]
    const unwritten = added.filter(({ path }) => !written.has(path))
    return { pages: [...pages, ...unwritten, ...landings, ...modelEntries(models, landings)], vehicles }
  }
  return cached(ctx, ['sitemap-plan'], tagsOf(ctx), read, { revalidate: CACHE_SECONDS })
}

/** The offers, the blog, the brands and the models with a page of their own. An editor's page may stand at such an address. */
async function builtPaths(ctx: TenantContext): Promise<string[]> {
  const now = siteNow(ctx)
  const [offers, posts, { brands, models }] = await Promise.all([
    getShownOffers(ctx, now),
    getShownPosts(ctx, now),
    getBrands(ctx),
  ])
  const hasReviews = posts.some(({ category }) => category === 'vehicle-reviews')
  return [
    ...(posts.length > 0 ? [BLOG] : []),
    ...(hasReviews ? [postsPath('vehicle-reviews')] : []),
    ...posts.map(postPath),
    SPECIAL_OFFERS,
    ...offers.map(offerPath),
    ...(brands.length > 0 ? [BRANDS] : []),
    ...brands.map(brandPath),
    ...models.filter(({ overrideUrl }) => !overrideUrl).map(({ slug }) => `/${slug}`),
  ]
}

/** The models pages (ROUTE-15). They change when any stock does. */
function modelEntries(models: readonly ListedModel[], landings: readonly SitemapEntry[]): SitemapEntry[] {
  const changed = landings
    .map((landing) => landing.changed)
    .sort()
    .at(-1)
  const page = modelsPage(models, '')
  return page && changed ? page.choices.map(({ href }) => ({ path: href, changed })) : []
}

async function readPageEntries(ctx: TenantContext): Promise<SitemapEntry[]> {
  const { rows } = await database().query<{ path: string; updated_at: Date }>(
    `SELECT path, updated_at FROM pages WHERE tenant_id = $1 AND _status = 'published'
       AND (live_from IS NULL OR live_from <= $2::timestamptz) AND (live_until IS NULL OR live_until > $2::timestamptz)
     ORDER BY path`,
    [ctx.id, siteNow(ctx)],
  )
  return rows.map(({ path, updated_at }) => ({ path, changed: updated_at.toISOString() }))
}

/** The entries of one sitemap, numbered from 1, in batches of up to 2,000 vehicles. */
export async function* sitemapEntries(
  ctx: TenantContext,
  plan: SitemapPlan,
  number: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  const from = (number - 1) * SITEMAP_ADDRESSES
  const until = from + SITEMAP_ADDRESSES
  yield plan.pages.slice(from, until)
  const before = plan.pages.length
  const last = Math.min(plan.vehicles, until - before)
  for (let offset = Math.max(0, from - before); offset < last; offset += CHUNK) {
    yield await getVehicleEntries(ctx, offset, Math.min(CHUNK, last - offset))
  }
}

function getVehicleEntries(ctx: TenantContext, offset: number, limit: number) {
  const read = () => readVehicleEntries(database(), ctx, { offset, limit })
  return cached(ctx, ['sitemap-vehicles', `${offset}+${limit}`], tagsOf(ctx), read, {
    revalidate: CACHE_SECONDS,
  })
}

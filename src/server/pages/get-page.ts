import { buildTag } from '@/domain/cache/tags'
import { isLive, nextChange } from '@/domain/content/live-window'
import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { generalTradeIn } from '@/domain/trade-in/trade-in-path'
import type { Link } from '@/domain/url/link'
import { reservedFor } from '@/domain/url/reserved-paths'
import type { Page } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { siteNow } from '../tenants/site-now'

export type PageDocument = Pick<Page, 'id' | 'title' | 'path' | 'meta' | 'blocks'>

type StoredPage = PageDocument & Pick<Page, 'liveFrom' | 'liveUntil'>

/**
 * The tenant's published page at a path, or null, also outside its dates. What is being rendered is cached until the page starts or ends.
 * Blocks that load other data (stock, legal texts) add their own tags.
 */
export async function getPage(ctx: TenantContext, path: string): Promise<PageDocument | null> {
  const stored = await getStored(ctx, path)
  if (!stored) return null
  const { liveFrom, liveUntil, ...page } = stored
  const now = siteNow(ctx)
  const change = nextChange([{ liveFrom, liveUntil }], now)
  if (change) await cachePageUntil(ctx, change, now)
  return isLive({ liveFrom, liveUntil }, now) ? page : null
}

/** Cached until the page or one of the tenant's pictures changes. */
function getStored(ctx: TenantContext, path: string): Promise<StoredPage | null> {
  const tags = [
    buildTag('tenant', { tenant: ctx.id }),
    buildTag('page', { tenant: ctx.id, path }),
    buildTag('media', { tenant: ctx.id }),
  ]
  return cached(ctx, ['page', path], tags, async () => {
    const [page] = await findForTenant(ctx, {
      collection: 'pages',
      where: { path: { equals: path } },
      depth: 1,
      limit: 1,
    })
    if (!page) return null
    const { id, title, meta, blocks, liveFrom, liveUntil } = page
    return withImageCdn(ctx, { id, title, path, meta, blocks, liveFrom, liveUntil })
  })
}

/** Whether every website answers at the path without a page of its own. */
const isBuiltIn = (ctx: TenantContext, path: string) =>
  path === SPECIAL_OFFERS || reservedFor(path) !== null || generalTradeIn(path, ctx.settings) !== null

/** The links whose target exists: another website, what every website has, or a published page of this one. */
export async function publishedLinks(ctx: TenantContext, links: readonly Link[]): Promise<Link[]> {
  const found = await Promise.all(
    links.map(async ({ href }) => {
      if (!href.startsWith('/')) return true
      const path = href.replace(/[?#].*$/, '')
      return isBuiltIn(ctx, path) || (await getPage(ctx, path)) !== null
    }),
  )
  return links.filter((_, index) => found[index])
}

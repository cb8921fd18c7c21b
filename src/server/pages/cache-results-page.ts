import { buildTag } from '@/domain/cache/tags'
import { isRandom } from '@/domain/promos/place-promos'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { retrySoon } from '../cache/retry-soon'
import { getLivePromos, nextPromoChange } from '../promos/get-live-promos'

/** Sold vehicles leave the lists, and new arrivals age, without a write. */
const CACHE_SECONDS = 15 * 60

/** Seconds that all shoppers see the same random draw of promo tiles (decision 53). */
const DRAW_SECONDS = 60

/**
 * Caches the page of results being rendered until something on it changes: stock, promo tiles, landing texts, pictures, settings. The
 * lifetime ends when a tile appears or expires, after a minute where tiles are drawn at random, and after 15 minutes in any case.
 */
export async function cacheResultsPage(
  ctx: TenantContext,
  result: Pick<SearchResult, 'hits'>,
  now: Date,
): Promise<void> {
  const kinds = ['tenant', 'stock', 'promos', 'media', 'landingTexts'] as const
  const tags = kinds.map((kind) => buildTag(kind, { tenant: ctx.id }))
  await cached(ctx, ['remember-results'], tags, async () => true, { revalidate: CACHE_SECONDS })
  // Tiles show only among vehicles.
  if (result.hits.length > 0) await rememberTiles(ctx, now)
}

async function rememberTiles(ctx: TenantContext, now: Date): Promise<void> {
  try {
    const [live, change] = await Promise.all([getLivePromos(ctx, now), nextPromoChange(ctx, now)])
    if (change) await cachePageUntil(ctx, change, now)
    if (!isRandom(live, ctx.settings)) return
    await cached(ctx, ['remember-draw'], [], async () => true, { revalidate: DRAW_SECONDS })
  } catch {
    // The page shows no tiles; the failure is logged.
    await retrySoon(ctx)
  }
}

import { buildTag } from '@/domain/cache/tags'
import { priceLinks, searchUpTo } from '@/domain/content/links/price-links'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Link } from '@/domain/url/link'
import type { PriceLinksBlock } from '@/payload-types'
import { cached } from '@/server/cache/cached'
import { retrySoon } from '@/server/cache/retry-soon'
import { log } from '@/server/log/log.mjs'
import { searchStock } from '@/server/stock/search/search-stock'

/** Prices change with the clock as well as with the stock. */
const SECONDS = 15 * 60

/** Returns the quick prices from the lowest that some listed stock is below. Returns all of them if the search fails. */
export async function loadPriceLinks(block: PriceLinksBlock, ctx: TenantContext): Promise<Link[]> {
  if (!ctx.settings['price.visible']) return []
  const prices = ctx.settings['search.moneyQuickOptions']
  try {
    return priceLinks(prices.slice(await countEmpty(ctx, prices)), block.limit)
  } catch (error) {
    log.error({ err: error }, `${ctx.slug}: some price links may have no results`)
    await retrySoon(ctx)
    return priceLinks(prices, block.limit)
  }
}

/** Counts the lowest quick prices that no stock is below. Cached until the stock changes, for at most 15 minutes. */
function countEmpty(ctx: TenantContext, prices: readonly number[]): Promise<number> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = async () => {
    for (const [place, price] of prices.entries()) {
      const { count } = await searchStock(ctx, { ...searchUpTo(price), hitsPerPage: 1 }, { facets: [] })
      if (count > 0) return place
    }
    return prices.length
  }
  return cached(ctx, ['empty-prices', prices.join()], tags, read, { revalidate: SECONDS })
}

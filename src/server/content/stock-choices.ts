import { buildTag } from '@/domain/cache/tags'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { type StockChoices, stockChoicesOf } from '@/domain/stock/stock-choices'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { searchStock } from '../stock/search/search-stock'

/** A sold vehicle leaves the list some days later without a write, so counts are refreshed regularly. */
const CACHE_SECONDS = 15 * 60

/**
 * The makes, bodies and models of the tenant's listed stock, with the counts of its search. Cached until those change, for at most 15
 * minutes. Rejects with `SearchUnavailable` when the engine cannot answer.
 */
export function getStockChoices(ctx: TenantContext): Promise<StockChoices> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stockChoices', { tenant: ctx.id })]
  const read = async () => {
    const query = { ...emptyQuery, hitsPerPage: 1 }
    const options = { facets: ['make', 'body', 'make_model'], mostValues: null } as const
    return stockChoicesOf((await searchStock(ctx, query, options)).facets)
  }
  return cached(ctx, ['stock-choices'], tags, read, { revalidate: CACHE_SECONDS })
}

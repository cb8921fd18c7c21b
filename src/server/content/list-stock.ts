import { buildTag } from '@/domain/cache/tags'
import { emptyQuery, type Refinements } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { searchStock } from '../stock/search/search-stock'

/** Prices and "just arrived" change with time as well as with the stock. */
const CACHE_SECONDS = 15 * 60

/**
 * The first `limit` (at most 100) of the tenant's listed vehicles that match the refinements, in the site's default order. Cached until
 * stock changes, for at most 15 minutes. Rejects with `SearchUnavailable` when the engine cannot answer.
 */
export function listStock(
  ctx: TenantContext,
  refinements: Refinements,
  limit: number,
): Promise<readonly StockHit[]> {
  const query = { ...emptyQuery, refinements, hitsPerPage: limit }
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = async () => (await searchStock(ctx, query, { facets: [] })).hits
  return cached(ctx, ['stock-list', stockQueryToUrl(query)], tags, read, { revalidate: CACHE_SECONDS })
}

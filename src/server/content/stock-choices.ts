import { buildTag } from '@/domain/cache/tags'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { type StockChoices, stockChoicesOf } from '@/domain/stock/stock-choices'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { searchStock } from '../stock/search/search-stock'

/** A sold vehicle leaves the list some days later without anything being written, so counts are taken again now and then. */
const SECONDS = 15 * 60

/**
 * The makes, bodies and models of the tenant's listed stock, counted as its search counts them. Remembered until those
 * change, and no longer than 15 minutes. Rejects with `SearchUnavailable` when the engine cannot answer.
 */
export function getStockChoices(ctx: TenantContext): Promise<StockChoices> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stockChoices', { tenant: ctx.id })]
  const read = async () => {
    const query = { ...emptyQuery, hitsPerPage: 1 }
    const options = { facets: ['make', 'body', 'make_model'], mostValues: null } as const
    return stockChoicesOf((await searchStock(ctx, query, options)).facets)
  }
  return cached(ctx, ['stock-choices'], tags, read, { revalidate: SECONDS })
}

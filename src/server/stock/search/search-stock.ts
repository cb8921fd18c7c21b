import type { FacetAttribute } from '@/domain/stock/search/attributes'
import { planSearch } from '@/domain/stock/search/plan-search'
import type { SearchResult } from '@/domain/stock/search/result'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import { stockScope } from '@/domain/stock/search/stock-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { stockEngine } from './engine'

/**
 * Searches the stock the tenant's site lists now. `facets`: what to count; every attribute unless said otherwise. Rejects
 * with `SearchUnavailable` when the engine cannot answer.
 */
export function searchStock(
  ctx: TenantContext,
  query: StockQuery,
  facets?: readonly FacetAttribute[],
): Promise<SearchResult> {
  return stockEngine().search(planSearch(stockScope(ctx, new Date()), query, facets))
}

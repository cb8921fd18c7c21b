import { type LandingNames, landingOf, resolveLanding, withLanding } from '@/domain/stock/search/landing'
import { parseStockQuery } from '@/domain/stock/search/parse-stock-query'
import type { QueryInput } from '@/domain/stock/search/query-entries'
import type { QueryProblem } from '@/domain/stock/search/query-problems'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/stock-query-url'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLandingNames } from './landing-names'

/** A results page as its address asks for it. */
export interface OpenedSearch {
  /** The landing page's filters and the query string's. */
  readonly query: StockQuery
  readonly problems: readonly QueryProblem[]
  /** The address of another search on the same site, by its landing page where there is one (ROUTE-13). */
  readonly hrefOf: (query: StockQuery) => string
}

/** Reads `/search/{…segments}?{input}` of a tenant's site. Null when the path names nothing the tenant has (ROUTE-03…12). */
export async function openSearch(
  ctx: TenantContext,
  segments: readonly string[],
  input: QueryInput,
): Promise<OpenedSearch | null> {
  const names = await getLandingNames(ctx)
  const landing = segments.length === 0 ? {} : resolveLanding(segments, names)
  if (!landing) return null
  const { query, problems } = parseStockQuery(input)
  return { query: withLanding(query, landing), problems, hrefOf: (other) => hrefOf(other, names) }
}

function hrefOf(query: StockQuery, names: LandingNames): string {
  const { path, rest } = landingOf(query, names)
  return stockQueryToUrl(rest, path)
}

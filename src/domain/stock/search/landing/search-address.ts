import { SEARCH_PATH } from '../query/search-path'
import { emptyQuery, type StockQuery } from '../query/stock-query'
import { stockQueryToUrl } from '../query/stock-query-url'
import { type LandingNames, landingOf, resolveLanding, withLanding } from './landing'

/** Returns the URL of a search: its landing page's path, if any, and a query string for the rest (ROUTE-13). */
export function searchAddress(query: StockQuery, names: LandingNames): string {
  const { path, rest } = landingOf(query, names)
  return stockQueryToUrl(rest, path)
}

/** Resolves a path without a query string to its search. Null for other pages. */
export function queryOfPath(path: string, names: LandingNames): StockQuery | null {
  const [first, ...segments] = path.split('/').filter(Boolean)
  if (`/${first}` !== SEARCH_PATH || path.includes('?')) return null
  const landing = segments.length === 0 ? {} : resolveLanding(segments, names)
  return landing && withLanding(emptyQuery, landing)
}

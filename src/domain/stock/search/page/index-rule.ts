import { type LandingNames, landingOf } from '../landing/landing'
import { emptyQuery, type StockQuery } from '../query/stock-query'
import { stockQueryToUrl } from '../query/stock-query-url'

/** What search engines are told of a results page. */
export interface IndexRule {
  /** Path and query of the page's own address; null for a page that is not listed in favour of its landing page. */
  readonly canonical: string | null
  readonly index: boolean
}

/** What was found, as far as it decides. */
interface Found {
  readonly count: number
  readonly page: number
  readonly pages: number
}

/** The landing page a search stands on: its path, and whether anything beyond the page number narrows or orders it. */
export function nearestLanding(query: StockQuery, names: LandingNames): { path: string; isWhole: boolean } {
  const { path, rest } = landingOf(query, names)
  return { path, isWhole: stockQueryToUrl({ ...rest, page: 1 }, path) === path }
}

/**
 * Which results pages search engines list. A landing page (ROUTE-03…12), and `/search` itself, is listed page by page, each
 * under its own address, while it has vehicles. A text, a combination of filters, an order, a page size or a distance is
 * not: there is no end of those. Their links are followed, and they name no other page as their canonical one: that would
 * say the two are the same, and that the other is not to be listed either. `found` is null when the search could not be
 * carried out: no outage takes a page off the lists.
 */
export function indexRule(query: StockQuery, names: LandingNames, found: Found | null): IndexRule {
  const { path, isWhole } = nearestLanding(query, names)
  if (!isWhole) return { canonical: null, index: false }
  const isThere = found === null || (found.count > 0 && found.page <= found.pages)
  return { canonical: stockQueryToUrl({ ...emptyQuery, page: query.page }, path), index: isThere }
}

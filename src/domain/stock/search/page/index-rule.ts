import { type LandingNames, landingOf } from '../landing/landing'
import { emptyQuery, type StockQuery } from '../query/stock-query'
import { stockQueryToUrl } from '../query/stock-query-url'

export interface IndexRule {
  /** Path and query of the page's canonical URL. Null for a page that is not indexed because it refines a landing page. */
  readonly canonical: string | null
  readonly index: boolean
}

interface Found {
  readonly count: number
  readonly page: number
  readonly pages: number
}

/** A search's landing page: its path, and whether the search adds nothing to it but a page number. */
export function nearestLanding(query: StockQuery, names: LandingNames): { path: string; isWhole: boolean } {
  const { path, rest } = landingOf(query, names)
  return { path, isWhole: stockQueryToUrl({ ...rest, page: 1 }, path) === path }
}

/**
 * Decides which results pages search engines index. A landing page (ROUTE-03…12) and `/search` itself are indexed page
 * by page, each with its own canonical URL, while they have vehicles. A page with a text, a combination of filters, an
 * order, a page size or a distance is not indexed, because there are endlessly many. Its links are still followed, and
 * it has no canonical URL: naming the landing page would declare both the same and exclude that too. `found` is null
 * when the search failed; an outage must not remove pages from the index.
 */
export function indexRule(query: StockQuery, names: LandingNames, found: Found | null): IndexRule {
  const { path, isWhole } = nearestLanding(query, names)
  if (!isWhole) return { canonical: null, index: false }
  const isThere = found === null || (found.count > 0 && found.page <= found.pages)
  return { canonical: stockQueryToUrl({ ...emptyQuery, page: query.page }, path), index: isThere }
}

import type { StockQuery } from '../query/stock-query'
import type { SearchResult } from './result'

/** A count above this may be capped (SEARCH-23). */
const CAP = 1999

/**
 * Returns the number of vehicles to show (SEARCH-23, decision 28). Counts up to 1,999 are exact. Above that it is the
 * number in the site's setting, or else the sum of the counts by condition, which no engine caps. The facet ignores the
 * chosen conditions, so only those are added.
 */
export function shownCount(
  { count, facets }: Pick<SearchResult, 'count' | 'facets'>,
  { refinements }: Pick<StockQuery, 'refinements'>,
  configured: number,
): number {
  if (count <= CAP) return count
  if (configured > 0) return configured
  const chosen = refinements.car_type
  const counted = (facets.car_type ?? []).filter(({ value }) => !chosen || chosen.includes(String(value)))
  return counted.reduce((sum, each) => sum + each.count, 0) || count
}

/** The noun for a site's results (TEN-15). Car dealers also sell utes, trucks and caravans, so it is "vehicle". */
export function resultsNoun(count: number, wording: 'Car' | 'Motorcycle'): string {
  const noun = wording === 'Car' ? 'vehicle' : 'motorcycle'
  return count === 1 ? noun : `${noun}s`
}

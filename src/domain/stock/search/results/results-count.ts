import type { StockQuery } from '../query/stock-query'
import type { SearchResult } from './result'

/** Above this a count is taken for capped (SEARCH-23). */
const CAP = 1999

/**
 * How many vehicles to say there are (SEARCH-23, decision 28): the count itself up to 1,999; above, the number that the site's setting names, else
 * the conditions' counts added up, which no engine caps. Conditions are counted as if none were chosen, so only the chosen ones are added.
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

/** The site's word for what it finds (TEN-15): dealers of cars also sell utes, trucks and caravans. */
export function resultsNoun(count: number, wording: 'Car' | 'Motorcycle'): string {
  const noun = wording === 'Car' ? 'vehicle' : 'motorcycle'
  return count === 1 ? noun : `${noun}s`
}

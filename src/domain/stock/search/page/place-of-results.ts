import { stateName } from '@/domain/places/state-names'
import type { FacetAttribute } from '../query/attributes'
import type { SearchResult } from '../results/result'

type Found = Pick<SearchResult, 'count' | 'facets'>

/** The value that all results share. Undefined when they differ or one has none. */
function onlyValue({ count, facets }: Found, attribute: FacetAttribute): string | undefined {
  const [first, ...others] = facets[attribute] ?? []
  return first && others.length === 0 && first.count === count ? String(first.value) : undefined
}

/**
 * Returns the place of the results for use in texts: the town when all are in one town, or else the state when all are
 * in one state. Empty without vehicles, and for several states. `result` needs the facets `city` and `state`.
 */
export function placeOfResults(result: Found | null): string {
  if (!result || result.count === 0) return ''
  const state = onlyValue(result, 'state')
  return onlyValue(result, 'city') ?? (state === undefined ? '' : stateName(state))
}

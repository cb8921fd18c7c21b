import { stateName } from '@/domain/places/state-names'
import type { FacetAttribute } from '../query/attributes'
import type { SearchResult } from '../results/result'

type Found = Pick<SearchResult, 'count' | 'facets'>

/** The one value that every vehicle found has; undefined when they differ, or one has none. */
function onlyValue({ count, facets }: Found, attribute: FacetAttribute): string | undefined {
  const [first, ...others] = facets[attribute] ?? []
  return first && others.length === 0 && first.count === count ? String(first.value) : undefined
}

/**
 * Where the vehicles found stand, for words about them: the town when all are in one, else the state when all are in one. Empty
 * without vehicles and when they are in several states. `result` needs the counts of `city` and `state`.
 */
export function placeOfResults(result: Found | null): string {
  if (!result || result.count === 0) return ''
  const state = onlyValue(result, 'state')
  return onlyValue(result, 'city') ?? (state === undefined ? '' : stateName(state))
}

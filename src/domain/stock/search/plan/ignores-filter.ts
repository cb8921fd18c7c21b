import { type FacetAttribute, facetSpec, type RangeAttribute } from '../query/attributes'
import type { SearchPlan } from './search-plan'

/**
 * Whether a facet's counts ignore a plan's filter on `chosen`. A facet ignores its own filter, and those of its parts
 * while it has a filter itself. So other makes stay available beside a chosen make and model (SEARCH-06). With a model
 * alone, only makes with that model are available, because no other make would match.
 */
export function ignoresFilter(
  { filters }: Pick<SearchPlan, 'filters'>,
  facet: FacetAttribute,
  chosen: FacetAttribute | RangeAttribute,
): boolean {
  if (facet === chosen) return true
  const isPart = facetSpec(facet).parts?.includes(chosen) ?? false
  return isPart && filters.some(({ attribute, anyOf }) => attribute === facet && anyOf !== undefined)
}

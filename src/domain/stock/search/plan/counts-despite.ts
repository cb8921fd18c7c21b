import { type FacetAttribute, facetSpec, type RangeAttribute } from '../query/attributes'
import type { SearchPlan } from './search-plan'

/**
 * Whether a facet's counts leave a plan's filter by `chosen` out: they do its own, and those of its parts while something of
 * itself is chosen as well. So other makes stay on offer beside a chosen make and its model (SEARCH-06). Beside a model alone
 * only makes that have it are: of any other nothing would be found.
 */
export function countsDespite(
  { filters }: Pick<SearchPlan, 'filters'>,
  facet: FacetAttribute,
  chosen: FacetAttribute | RangeAttribute,
): boolean {
  if (facet === chosen) return true
  const isPart = facetSpec(facet).parts?.includes(chosen) ?? false
  return isPart && filters.some(({ attribute, anyOf }) => attribute === facet && anyOf !== undefined)
}

import type { FacetAttribute } from '@/domain/stock/search/attributes'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import type { Search } from './ask'
import { facetField } from './fields'
import type { PlanFilters } from './filter-by'
import { sortBy } from './sort-by'
import { anyToken } from './token-filter'

/** A search for everything a plan finds: it counts, and counts every facet that nothing was chosen of. Without hits. */
export function countingSearch(plan: SearchPlan, filters: PlanFilters): Search {
  const facets = plan.facets.filter((attribute) => !filters.allBut.has(attribute))
  return { filter_by: filters.all, per_page: 0, ...counting(facets) }
}

/** One search for each counted attribute that something was chosen of: what could be chosen instead (disjunctive facets). */
export function facetSearches({ allBut }: PlanFilters): readonly Search[] {
  return [...allBut].map(([attribute, filter]) => ({
    filter_by: filter,
    per_page: 0,
    ...counting([attribute]),
  }))
}

/**
 * The filters of a plan's segments, which follow each other: one for each preferred location, and one for all others. A
 * server's own order has too few steps for that.
 */
export function segmentFilters(plan: SearchPlan, { all }: PlanFilters): readonly string[] {
  const locations = [...new Set(plan.preferredLocations)]
  if (locations.length === 0) return [all]
  const location = facetField('location_name')
  return [
    ...locations.map((name) => `${all} && ${location}:=${anyToken([name])}`),
    `${all} && ${location}:!=${anyToken(locations)}`,
  ]
}

/** What turns a search into one for a page of hits. Prices are not even asked for on a site that shows none (PRICE-09). */
export function hitsOf(plan: SearchPlan, page: number): Omit<Search, 'filter_by'> {
  return {
    page,
    per_page: plan.hitsPerPage,
    sort_by: sortBy(plan.sort),
    include_fields: plan.pricesVisible ? 'hit,prices' : 'hit',
  }
}

function counting(attributes: readonly FacetAttribute[]): Pick<Search, 'facet_by'> {
  return attributes.length === 0 ? {} : { facet_by: attributes.map(facetField).join(',') }
}

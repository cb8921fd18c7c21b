import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { FacetAttribute } from '@/domain/stock/search/query/attributes'
import type { SortStep } from '@/domain/vehicle/sorts'
import { chosenTexts } from '@/server/stock/search/read-facets'
import type { Answer, FacetCounts, Search } from '../ask'
import { facetField, sortFields } from '../fields'
import { countedFields, countedMembers, isGroupField } from '../groups'
import { anyToken, hasAnyToken } from '../token-filter'
import { encodeToken } from '../tokens'
import type { PlanFilters } from './filter-by'

/** More values than any attribute has. */
const EVERY_VALUE = 100_000

/** A search without hits that counts all that a plan finds, and every facet without a choice. */
export function countingSearch(plan: SearchPlan, filters: PlanFilters): Search {
  const fields = countedFields(sharedFacets(plan, filters))
  return { filter_by: filters.all, per_page: 0, ...counting(fields, mostAsked(plan)) }
}

/** One search for each counted attribute with a choice: what could be chosen instead (disjunctive facets). */
export function facetSearches(plan: SearchPlan, { allBut }: PlanFilters): readonly Search[] {
  return [...allBut].map(([attribute, filter]) => ({
    filter_by: filter,
    per_page: 0,
    ...counting([facetField(attribute)], mostAsked(plan)),
  }))
}

/**
 * Returns the filters of a plan's segments, in order: one for each preferred location, and one for all others. The server's own
 * sort has too few steps for that.
 */
export function segmentFilters(plan: SearchPlan, { all }: PlanFilters): readonly string[] {
  const locations = [...new Set(plan.preferredLocations)]
  if (locations.length === 0) return [all]
  const location = facetField('location_name')
  return [
    ...locations.map((name) => `${all} && ${hasAnyToken(location, [name])}`),
    `${all} && ${location}:!=${anyToken(locations)}`,
  ]
}

/** A plan's order without its preferred locations: at most three steps, the server's limit. */
function sortBy(steps: readonly SortStep[]): string {
  return steps
    .map(
      ({ by, direction }) => `${sortFields[by]}${hasAlways(by) ? '' : '(missing_values: last)'}:${direction}`,
    )
    .join(',')
}

function hasAlways(by: SortStep['by']): boolean {
  return by === 'id' || by === 'created_at'
}

/** The parameters that request a page of hits. Prices are not requested on a site that hides them (PRICE-09). */
export function hitsOf(plan: SearchPlan, page: number): Omit<Search, 'filter_by'> {
  return {
    page,
    per_page: plan.hitsPerPage,
    sort_by: sortBy(plan.sort),
    include_fields: plan.pricesVisible ? 'hit,prices' : 'hit',
  }
}

/**
 * Whether there are more values than an answer lists. Searches request only one more, because the server reads a whole document
 * for each returned value.
 */
export function isCut({ mostValues }: SearchPlan, counts: FacetCounts['counts']): boolean {
  return mostValues !== null && counts.length > mostValues
}

/** Counts a group's attributes individually when the group has too many combinations. Usually none. */
export function ungroupedSearches(
  plan: SearchPlan,
  filters: PlanFilters,
  answers: readonly Answer[],
): readonly Search[] {
  const shared = sharedFacets(plan, filters)
  const fields = answers
    .flatMap(({ facet_counts }) => facet_counts)
    .filter(({ counts }) => isCut(plan, counts))
    .flatMap(({ field_name }) => (isGroupField(field_name) ? countedMembers(field_name, shared) : []))
    .map(facetField)
  if (fields.length === 0) return []
  return [{ filter_by: filters.all, per_page: 0, ...counting(fields, mostAsked(plan)) }]
}

/** Counts chosen values and lender's brackets that are not among the common values. Usually none. */
export function restSearches(
  plan: SearchPlan,
  { all, allBut }: PlanFilters,
  answers: readonly Answer[],
): readonly Search[] {
  const cut = answers.flatMap(({ facet_counts }) => facet_counts).filter(({ counts }) => isCut(plan, counts))
  return plan.facets.flatMap((attribute): Search[] => {
    const field = facetField(attribute)
    const counts = cut.find(({ field_name }) => field_name === field)?.counts
    if (!counts) return []
    const filter = allBut.get(attribute) ?? all
    const search = { per_page: 0, ...counting([field], EVERY_VALUE) }
    if (attribute === 'weekly_price_range') return [{ ...search, filter_by: filter }]
    const counted = new Set(counts.map(({ value }) => value))
    const uncounted = chosenTexts(plan, attribute).filter((text) => !counted.has(encodeToken(text)))
    return uncounted.length === 0
      ? []
      : [{ ...search, filter_by: `${filter} && ${hasAnyToken(field, uncounted)}` }]
  })
}

export function sharedFacets({ facets }: SearchPlan, { allBut }: PlanFilters): readonly FacetAttribute[] {
  return facets.filter((attribute) => !allBut.has(attribute))
}

const mostAsked = ({ mostValues }: SearchPlan) => (mostValues === null ? EVERY_VALUE : mostValues + 1)

function counting(fields: readonly string[], most: number): Pick<Search, 'facet_by' | 'max_facet_values'> {
  return fields.length === 0 ? {} : { facet_by: fields.join(','), max_facet_values: most }
}

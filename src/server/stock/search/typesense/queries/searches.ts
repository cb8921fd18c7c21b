import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { FacetAttribute } from '@/domain/stock/search/query/attributes'
import type { SortStep } from '@/domain/vehicle/sorts'
import { chosenTexts } from '@/server/stock/search/read-facets'
import type { Answer, FacetCounts, Search } from '../ask'
import { facetField, sortFields } from '../fields'
import { countedFields, isGroupField, membersAmong } from '../groups'
import { anyToken, hasAnyToken } from '../token-filter'
import { encodeToken } from '../tokens'
import type { PlanFilters } from './filter-by'

/** More than any attribute has values. */
const EVERY_VALUE = 100_000

/** A search for everything a plan finds: it counts, and counts every facet that nothing was chosen of. Without hits. */
export function countingSearch(plan: SearchPlan, filters: PlanFilters): Search {
  const fields = countedFields(sharedFacets(plan, filters))
  return { filter_by: filters.all, per_page: 0, ...counting(fields, mostAsked(plan)) }
}

/** One search for each counted attribute that something was chosen of: what could be chosen instead (disjunctive facets). */
export function facetSearches(plan: SearchPlan, { allBut }: PlanFilters): readonly Search[] {
  return [...allBut].map(([attribute, filter]) => ({
    filter_by: filter,
    per_page: 0,
    ...counting([facetField(attribute)], mostAsked(plan)),
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
    ...locations.map((name) => `${all} && ${hasAnyToken(location, [name])}`),
    `${all} && ${location}:!=${anyToken(locations)}`,
  ]
}

/** A plan's order, but for its preferred locations: three steps at most, which is all that the server takes. */
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

/** What turns a search into one for a page of hits. Prices are not even asked for on a site that shows none (PRICE-09). */
export function hitsOf(plan: SearchPlan, page: number): Omit<Search, 'filter_by'> {
  return {
    page,
    per_page: plan.hitsPerPage,
    sort_by: sortBy(plan.sort),
    include_fields: plan.pricesVisible ? 'hit,prices' : 'hit',
  }
}

/**
 * Whether there are more values than an answer lists: one more is asked for than it does. The server reads a whole document for each
 * value that it tells.
 */
export function isCut({ mostValues }: SearchPlan, counts: FacetCounts['counts']): boolean {
  return mostValues !== null && counts.length > mostValues
}

/** The search for what a group was to count and has too many combinations for, each attribute by itself. None, nearly always. */
export function ungroupedSearches(
  plan: SearchPlan,
  filters: PlanFilters,
  answers: readonly Answer[],
): readonly Search[] {
  const shared = sharedFacets(plan, filters)
  const fields = answers
    .flatMap(({ facet_counts }) => facet_counts)
    .filter(({ counts }) => isCut(plan, counts))
    .flatMap(({ field_name }) => (isGroupField(field_name) ? membersAmong(field_name, shared) : []))
    .map(facetField)
  if (fields.length === 0) return []
  return [{ filter_by: filters.all, per_page: 0, ...counting(fields, mostAsked(plan)) }]
}

/**
 * The searches for counts that must be told and are not among the common values: of what was chosen, and of the lender's brackets,
 * which stand among those of all lenders. None, nearly always.
 */
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
    const told = new Set(counts.map(({ value }) => value))
    const untold = chosenTexts(plan, attribute).filter((text) => !told.has(encodeToken(text)))
    return untold.length === 0 ? [] : [{ ...search, filter_by: `${filter} && ${hasAnyToken(field, untold)}` }]
  })
}

/** The facets that count everything that a plan finds. */
export function sharedFacets({ facets }: SearchPlan, { allBut }: PlanFilters): readonly FacetAttribute[] {
  return facets.filter((attribute) => !allBut.has(attribute))
}

const mostAsked = ({ mostValues }: SearchPlan) => (mostValues === null ? EVERY_VALUE : mostValues + 1)

function counting(fields: readonly string[], most: number): Pick<Search, 'facet_by' | 'max_facet_values'> {
  return fields.length === 0 ? {} : { facet_by: fields.join(','), max_facet_values: most }
}

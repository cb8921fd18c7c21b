import { ignoresFilter } from '@/domain/stock/search/plan/ignores-filter'
import type { AttributeFilter, SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { FacetAttribute } from '@/domain/stock/search/query/attributes'

/**
 * Returns the filters that some counted facet ignores. Vehicles that miss them still count there, so these filters do not narrow
 * the rows read. A filter's index in this list is its bit in `misses`.
 */
export function optionalFilters(plan: SearchPlan): readonly AttributeFilter[] {
  return plan.filters.filter(({ attribute }) =>
    plan.facets.some((facet) => ignoresFilter(plan, facet, attribute)),
  )
}

/** Returns the bits of `misses` that a facet's counts ignore; 0 when it counts only vehicles that miss none. */
export function ignoredBits(plan: SearchPlan, facet: FacetAttribute): number {
  return optionalFilters(plan).reduce(
    (bits, { attribute }, index) => (ignoresFilter(plan, facet, attribute) ? bits | (1 << index) : bits),
    0,
  )
}

/**
 * A condition for vehicles that the page or some facet counts: they miss at most one optional filter, or only filters that one
 * facet ignores together. `misses` are SQL expressions of 0 or 1, one for each optional filter. Null when every vehicle meets it.
 */
export function countedSomewhere(plan: SearchPlan, misses: readonly string[]): string | null {
  if (misses.length < 2) return null
  const ignored = plan.facets.map((facet) => ignoredBits(plan, facet)).filter((bits) => bits & (bits - 1))
  const ways = [...new Set(ignored)].map(
    (bits) => `${misses.filter((_, index) => !(bits & (1 << index))).join(' + ') || '0'} = 0`,
  )
  return `(${[`${misses.join(' + ')} <= 1`, ...ways].join(' OR ')})`
}

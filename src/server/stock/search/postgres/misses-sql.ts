import { countsDespite } from '@/domain/stock/search/plan/counts-despite'
import type { AttributeFilter, SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { FacetAttribute } from '@/domain/stock/search/query/attributes'

/**
 * The filters that some counted facet leaves out: vehicles that miss them still count there, so they do not narrow what is
 * read. Each has a bit of `misses`, its place in this list.
 */
export function optionalFilters(plan: SearchPlan): readonly AttributeFilter[] {
  return plan.filters.filter(({ attribute }) =>
    plan.facets.some((facet) => countsDespite(plan, facet, attribute)),
  )
}

/** The bits of `misses` that a facet's counts leave out; 0 when it counts what misses nothing. */
export function forgivenBits(plan: SearchPlan, facet: FacetAttribute): number {
  return optionalFilters(plan).reduce(
    (bits, { attribute }, index) => (countsDespite(plan, facet, attribute) ? bits | (1 << index) : bits),
    0,
  )
}

/**
 * What a vehicle meets that the page or some facet counts: it misses one optional filter at most, or those alone that one facet
 * leaves out together. `misses` are each optional filter's miss, as 0 or 1. Null when every vehicle does.
 */
export function countedSomewhere(plan: SearchPlan, misses: readonly string[]): string | null {
  if (misses.length < 2) return null
  const forgiven = plan.facets.map((facet) => forgivenBits(plan, facet)).filter((bits) => bits & (bits - 1))
  const ways = [...new Set(forgiven)].map(
    (bits) => `${misses.filter((_, index) => !(bits & (1 << index))).join(' + ') || '0'} = 0`,
  )
  return `(${[`${misses.join(' + ')} <= 1`, ...ways].join(' OR ')})`
}

import { type FacetAttribute, facetSpec } from '@/domain/stock/search/attributes'
import { orderFacet } from '@/domain/stock/search/order-facet'
import type { Facets, FacetValue } from '@/domain/stock/search/result'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { missBits } from './facets-sql'

export type FacetCount = [facetNumber: number, value: string, misses: number, count: number]

/** Adds up what the statement counted: vehicles that miss nothing, and those that miss only the facet's own filter. */
export function facetsOf(plan: SearchPlan, counts: readonly FacetCount[]): Facets {
  const bits = missBits(plan)
  const totals = plan.facets.map(() => new Map<string, number>())
  for (const [number, value, misses, count] of counts) {
    const attribute = plan.facets[number]
    const total = totals[number]
    if (!attribute || !total || (misses !== 0 && misses !== bits.get(attribute))) continue
    total.set(value, (total.get(value) ?? 0) + count)
  }
  return Object.fromEntries(
    plan.facets.map((attribute, number) => [attribute, valuesOf(attribute, totals[number] ?? new Map())]),
  )
}

function valuesOf(attribute: FacetAttribute, totals: ReadonlyMap<string, number>): readonly FacetValue[] {
  const isNumber = facetSpec(attribute).kind === 'integer'
  const values = [...totals].map(([value, count]) => ({ value: isNumber ? Number(value) : value, count }))
  return orderFacet(attribute, values)
}

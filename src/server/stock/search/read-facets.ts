import { type FacetAttribute, facetSpec } from '@/domain/stock/search/attributes'
import { orderFacet } from '@/domain/stock/search/order-facet'
import type { Facets, FacetValue } from '@/domain/stock/search/result'
import type { SearchPlan } from '@/domain/stock/search/search-plan'

export type FacetCount = [facetNumber: number, value: string, count: number]

/** Sorts what the statement counted by attribute. */
export function facetsOf(plan: SearchPlan, counts: readonly FacetCount[]): Facets {
  const values = plan.facets.map((): FacetValue[] => [])
  for (const [number, value, count] of counts) {
    const attribute = plan.facets[number]
    if (attribute) values[number]?.push({ value: facetValue(attribute, value), count })
  }
  return Object.fromEntries(
    plan.facets.map((attribute, number) => [attribute, orderFacet(attribute, values[number] ?? [])]),
  )
}

function facetValue(attribute: FacetAttribute, value: string): FacetValue['value'] {
  return facetSpec(attribute).kind === 'integer' ? Number(value) : value
}

import { orderFacet } from '@/domain/stock/search/facets/order-facet'
import { commonValues } from '@/domain/stock/search/plan/common-values'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetSpec } from '@/domain/stock/search/query/attributes'
import type { Facets, FacetValue } from '@/domain/stock/search/results/result'

export type FacetCount = [facetNumber: number, value: string, count: number]

export function facetsOf(plan: SearchPlan, counts: readonly FacetCount[]): Facets {
  const values = plan.facets.map((): FacetValue[] => [])
  for (const [number, value, count] of counts) {
    const attribute = plan.facets[number]
    if (attribute) values[number]?.push({ value: facetValue(attribute, value), count })
  }
  return Object.fromEntries(
    plan.facets.map((attribute, number) => [attribute, listedValues(plan, attribute, values[number] ?? [])]),
  )
}

export function listedValues(
  plan: SearchPlan,
  attribute: FacetAttribute,
  values: readonly FacetValue[],
): readonly FacetValue[] {
  return orderFacet(attribute, commonValues(values, plan.mostValues, chosenTexts(plan, attribute)))
}

/** Returns an attribute's chosen values in the format of its facet values. */
export function chosenTexts({ filters }: SearchPlan, attribute: FacetAttribute): readonly string[] {
  const chosen = filters.find((filter) => filter.attribute === attribute)?.anyOf ?? []
  return facetSpec(attribute).kind === 'integer' ? chosen.map((value) => String(Number(value))) : chosen
}

function facetValue(attribute: FacetAttribute, value: string): FacetValue['value'] {
  return facetSpec(attribute).kind === 'integer' ? Number(value) : value
}

import { facetSpec } from '@/domain/stock/search/attributes'
import { orderFacet } from '@/domain/stock/search/order-facet'
import type { Facets, FacetValue, StockHit } from '@/domain/stock/search/result'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { hitOf } from '../read-hit'
import type { Answer, FacetCounts } from './ask'
import { facetField } from './fields'
import type { LongTexts } from './long-texts'
import { readStoredHit } from './stored-hit'
import { bracketOf } from './weekly'

/** The hits of an answer, in its order. */
export function readHits(plan: SearchPlan, { hits }: Answer): readonly StockHit[] {
  return hits.map(({ document: { hit, prices } }) =>
    hitOf(
      readStoredHit(hit ?? '[]', plan.pricesVisible ? prices : undefined, plan.finance?.key ?? null),
      plan.finance,
    ),
  )
}

/** The facets of a plan, from all answers that counted some. */
export function readFacets(plan: SearchPlan, answers: readonly Answer[], texts: LongTexts): Facets {
  const counted = new Map(
    answers.flatMap(({ facet_counts }) => facet_counts).map((facet) => [facet.field_name, facet.counts]),
  )
  return Object.fromEntries(
    plan.facets.map((attribute) => {
      const isNumber = facetSpec(attribute).kind === 'integer'
      const values = valuesOf(counted.get(facetField(attribute)) ?? [], texts, isNumber)
      const own = attribute === 'weekly_price_range' ? ofLender(values, plan.weekly) : values
      return [attribute, orderFacet(attribute, own)]
    }),
  )
}

/** The brackets of one lender, of those that were counted of all. */
function ofLender(values: readonly FacetValue[], weekly: SearchPlan['weekly']): readonly FacetValue[] {
  return values.flatMap(({ value, count }) => {
    const bracket = weekly && bracketOf(String(value), weekly)
    return bracket === null ? [] : [{ value: bracket, count }]
  })
}

function valuesOf(counts: FacetCounts['counts'], texts: LongTexts, isNumber: boolean): readonly FacetValue[] {
  return counts
    .map(({ value, count }) => ({ text: texts.textOf(value), count }))
    .filter(({ text }) => text !== '')
    .map(({ text, count }) => ({ value: isNumber ? Number(text) : text, count }))
}

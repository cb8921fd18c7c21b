import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetSpec } from '@/domain/stock/search/query/attributes'
import type { Facets, FacetValue, StockHit } from '@/domain/stock/search/results/result'
import { chosenTexts, listedValues } from '@/server/stock/search/read-facets'
import { hitOf } from '@/server/stock/search/read-hit'
import type { Answer, FacetCounts } from '../ask'
import { readStoredHit } from '../documents/stored-hit'
import { facetField } from '../fields'
import { isGroupField, splitGroup } from '../groups'
import { encodeToken } from '../tokens'
import { bracketOf } from '../weekly'
import type { PlanFilters } from './filter-by'
import type { LongTexts } from './long-texts'
import { isCut, sharedFacets } from './searches'

export function readHits(plan: SearchPlan, { hits }: Answer): readonly StockHit[] {
  return hits.map(({ document: { hit, prices } }) =>
    hitOf(
      readStoredHit(hit ?? '[]', {
        prices: plan.pricesVisible ? prices : undefined,
        provider: plan.finance?.key ?? null,
        now: Date.now(),
      }),
      plan.finance,
    ),
  )
}

/**
 * Replaces each group's counts with the counts of its attributes that count all hits. Drops groups with more combinations than
 * the server returned.
 */
export function ungroupAnswers(
  plan: SearchPlan,
  filters: PlanFilters,
  answers: readonly Answer[],
  texts: LongTexts,
): readonly Answer[] {
  const shared = new Set<string>(sharedFacets(plan, filters).map(facetField))
  const countsOf = (facet: FacetCounts): readonly FacetCounts[] => {
    if (!isGroupField(facet.field_name)) return [facet]
    if (isCut(plan, facet.counts)) return []
    const each = splitGroup(facet.field_name, facet.counts, (token) => texts.textOf(token))
    return each.filter(({ field_name }) => shared.has(field_name))
  }
  return answers.map((answer) => ({ ...answer, facet_counts: answer.facet_counts.flatMap(countsOf) }))
}

/** Reads the facets of a plan from all answers. `rest` are the answers to `restSearches`. */
export function readFacets(
  plan: SearchPlan,
  answers: readonly Answer[],
  rest: readonly Answer[],
  texts: LongTexts,
): Facets {
  const [counted, others] = [countsByField(answers), countsByField(rest)]
  return Object.fromEntries(
    plan.facets.map((attribute) => {
      const field = facetField(attribute)
      const isNumber = facetSpec(attribute).kind === 'integer'
      const counts = addChosenCounts(plan, attribute, counted.get(field) ?? [], others.get(field) ?? [])
      const values = valuesOf(counts, texts, isNumber)
      const own = attribute === 'weekly_price_range' ? ofLender(values, plan.weekly) : values
      return [attribute, listedValues(plan, attribute, own)]
    }),
  )
}

type Counts = FacetCounts['counts']

function countsByField(answers: readonly Answer[]): ReadonlyMap<string, Counts> {
  return new Map(
    answers.flatMap(({ facet_counts }) => facet_counts).map((facet) => [facet.field_name, facet.counts]),
  )
}

/**
 * Adds the counts of chosen values from `rest`. Other values there are incomplete, because vehicles with a chosen value also have
 * other values of a list attribute.
 */
function addChosenCounts(plan: SearchPlan, attribute: FacetAttribute, counts: Counts, rest: Counts): Counts {
  if (attribute === 'weekly_price_range') return rest.length > 0 ? rest : counts
  const counted = new Set(counts.map(({ value }) => value))
  const chosen = new Set(chosenTexts(plan, attribute).map(encodeToken))
  return [...counts, ...rest.filter(({ value }) => chosen.has(value) && !counted.has(value))]
}

function ofLender(values: readonly FacetValue[], weekly: SearchPlan['weekly']): readonly FacetValue[] {
  return values.flatMap(({ value, count }) => {
    const bracket = weekly && bracketOf(String(value), weekly)
    return bracket === null ? [] : [{ value: bracket, count }]
  })
}

function valuesOf(counts: Counts, texts: LongTexts, isNumber: boolean): readonly FacetValue[] {
  return counts
    .map(({ value, count }) => ({ text: texts.textOf(value), count }))
    .filter(({ text }) => text !== '')
    .map(({ text, count }) => ({ value: isNumber ? Number(text) : text, count }))
}

import { ignoresFilter } from '@/domain/stock/search/plan/ignores-filter'
import type { AttributeFilter, SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { WeeklyRule } from '@/domain/stock/search/plan/weekly-rule'
import {
  type FacetAttribute,
  facetAttributes,
  facetSpec,
  type RangeAttribute,
} from '@/domain/stock/search/query/attributes'
import type { Bounds } from '@/domain/stock/search/query/stock-query'
import { bandedRange, isBanded } from '../bands'
import { facetField, rangeFields } from '../fields'
import { wholeNumber, withinSeconds } from '../numbers'
import { hasAnyToken } from '../token-filter'
import { NO_FIGURE, ruleConditions, weeklyBracketCondition, weeklyRangeCondition } from '../weekly'
import { listedConditions } from './listed-filter'

export interface PlanFilters {
  readonly all: string
  /**
   * Filters for attributes that are counted differently: without the filters that the count ignores (`ignoresFilter`), and for
   * weekly brackets with the lender's rule.
   */
  readonly allBut: ReadonlyMap<FacetAttribute, string>
}

/**
 * Builds the filters of a plan. Everything except attribute names is tokens and numbers, so that shoppers' input is never syntax.
 */
export function planFilters(plan: SearchPlan): PlanFilters {
  const conditions = plan.filters.map((filter) => ({ ...filter, condition: filterCondition(filter, plan) }))
  const filterFor = (facet: FacetAttribute | null) => {
    const narrowing = conditions.filter(
      ({ attribute }) => facet === null || !ignoresFilter(plan, facet, attribute),
    )
    const isOfWeekly =
      facet === 'weekly_price_range' || narrowing.some(({ attribute }) => isWeekly(attribute))
    const rule = isOfWeekly ? plan.weekly : null
    return [
      ...listedConditions(plan, rule?.priceAbove ?? null),
      ...nearbyConditions(plan, narrowing),
      ...narrowing.map(({ condition }) => condition),
      ...(rule ? ruleConditions(rule) : []),
    ].join(' && ')
  }
  const all = filterFor(null)
  const others = plan.facets.map((facet) => [facet, filterFor(facet)] as const)
  return { all, allBut: new Map(others.filter(([, filter]) => filter !== all)) }
}

/** The distance, unless a choice of locations already implies it: servers limit the number of conditions in a filter. */
function nearbyConditions({ nearby }: SearchPlan, narrowing: readonly AttributeFilter[]): readonly string[] {
  const isSaid = narrowing.some(({ attribute }) => attribute === 'location_name')
  return nearby === null || isSaid ? [] : [anyOfCondition('location_name', nearby)]
}

type WeeklyAttribute = 'weekly_price' | 'weekly_price_range'

function isWeekly(attribute: FacetAttribute | RangeAttribute): attribute is WeeklyAttribute {
  return attribute === 'weekly_price' || attribute === 'weekly_price_range'
}

function filterCondition(filter: AttributeFilter, { weekly }: SearchPlan): string {
  const { attribute, anyOf, range, orMakes } = filter
  if (isWeekly(attribute)) return weeklyCondition(filter, weekly)
  const conditions: string[] = []
  if (anyOf && attribute in facetAttributes) {
    const condition = anyOfCondition(attribute as FacetAttribute, anyOf)
    conditions.push(orMakes ? `(${condition} || ${anyOfCondition('make', orMakes)})` : condition)
  }
  if (range) conditions.push(rangeCondition(attribute as Exclude<RangeAttribute, WeeklyAttribute>, range))
  return conditions.join(' && ')
}

/** A choice or a range of the lender's figures. `planFilters` adds the rest of the lender's rule once. */
function weeklyCondition({ anyOf, range }: AttributeFilter, rule: WeeklyRule | null): string {
  if (!rule) return NO_FIGURE
  return [
    ...(anyOf ? [weeklyBracketCondition(rule, anyOf)] : []),
    ...(range ? [weeklyRangeCondition(rule, range)] : []),
  ].join(' && ')
}

function anyOfCondition(attribute: FacetAttribute, values: readonly string[]): string {
  const texts =
    facetSpec(attribute).kind === 'integer' ? values.map((value) => String(Number(value))) : values
  return hasAnyToken(facetField(attribute), texts)
}

function rangeCondition(attribute: Exclude<RangeAttribute, WeeklyAttribute>, range: Bounds): string {
  const bounds = attribute === 'created_at_timestamp' ? withinSeconds(range) : inMillionths(range)
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = bounds
  const field = rangeFields[attribute]
  return isBanded(field) ? bandedRange(field, min, max) : `${field}:[${min}..${max}]`
}

function inMillionths({ min, max }: Bounds): Bounds {
  return {
    ...(min !== undefined && { min: wholeNumber(min) }),
    ...(max !== undefined && { max: wholeNumber(max) }),
  }
}

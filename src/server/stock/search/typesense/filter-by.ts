import {
  type FacetAttribute,
  facetAttributes,
  facetSpec,
  type RangeAttribute,
} from '@/domain/stock/search/attributes'
import { countsDespite } from '@/domain/stock/search/counts-despite'
import type { AttributeFilter, SearchPlan } from '@/domain/stock/search/search-plan'
import type { Bounds } from '@/domain/stock/search/stock-query'
import { facetField, rangeFields } from './fields'
import { listedConditions } from './listed-filter'
import { wholeNumber, withinSeconds } from './numbers'
import { anyToken } from './token-filter'

/** What a plan narrows by, as filters for Typesense. */
export interface PlanFilters {
  /** What every vehicle of the answer meets. */
  readonly all: string
  /** For each counted attribute that leaves out filters (`countsDespite`): all but those. */
  readonly allBut: ReadonlyMap<FacetAttribute, string>
}

/** The filters of a plan. All but the attributes' names is tokens and numbers: nothing of a shopper's is syntax. */
export function planFilters(plan: SearchPlan): PlanFilters {
  const conditions = plan.filters.map((filter) => ({ ...filter, condition: filterCondition(filter) }))
  const listed = listedConditions(plan)
  const filterFor = (facet: FacetAttribute | null) =>
    [
      ...listed,
      ...conditions
        .filter(({ attribute }) => facet === null || !countsDespite(plan, facet, attribute))
        .map(({ condition }) => condition),
    ].join(' && ')
  const leavingOut = plan.facets.filter((facet) =>
    conditions.some(({ attribute }) => countsDespite(plan, facet, attribute)),
  )
  return { all: filterFor(null), allBut: new Map(leavingOut.map((facet) => [facet, filterFor(facet)])) }
}

function filterCondition({ attribute, anyOf, range, orMakes }: AttributeFilter): string {
  const conditions: string[] = []
  if (anyOf && attribute in facetAttributes) {
    const condition = anyOfCondition(attribute as FacetAttribute, anyOf)
    conditions.push(orMakes ? `(${condition} || ${anyOfCondition('make', orMakes)})` : condition)
  }
  if (range) conditions.push(rangeCondition(attribute as RangeAttribute, range))
  return conditions.join(' && ')
}

function anyOfCondition(attribute: FacetAttribute, values: readonly string[]): string {
  const texts =
    facetSpec(attribute).kind === 'integer' ? values.map((value) => String(Number(value))) : values
  return `${facetField(attribute)}:=${anyToken(texts)}`
}

function rangeCondition(attribute: RangeAttribute, range: Bounds): string {
  const bounds = attribute === 'created_at_timestamp' ? withinSeconds(range) : inMillionths(range)
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = bounds
  return `${rangeFields[attribute]}:[${min}..${max}]`
}

function inMillionths({ min, max }: Bounds): Bounds {
  return {
    ...(min !== undefined && { min: wholeNumber(min) }),
    ...(max !== undefined && { max: wholeNumber(max) }),
  }
}

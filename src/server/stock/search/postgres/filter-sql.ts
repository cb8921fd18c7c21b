import type { AttributeFilter } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetSpec, type RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { SqlParameters } from './sql-parameters'
import { comparedAs, type PlanColumns } from './stock-columns'

/** One attribute's filter as a condition over the narrow row `s`. It may be null where the vehicle has no value. */
export function filterCondition(
  filter: AttributeFilter,
  columns: PlanColumns,
  parameters: SqlParameters,
): string {
  const { attribute, anyOf, range, orMakes } = filter
  const conditions: string[] = []
  if (anyOf) {
    const either = [anyOfCondition(attribute as FacetAttribute, anyOf, columns, parameters)]
    if (orMakes) either.push(anyOfCondition('make', orMakes, columns, parameters))
    conditions.push(`(${either.join(' OR ')})`)
  }
  const column = columns.ranges[attribute as RangeAttribute]
  if (range?.min !== undefined) conditions.push(`${column} >= ${parameters.add(range.min)}::float8`)
  if (range?.max !== undefined) conditions.push(`${column} <= ${parameters.add(range.max)}::float8`)
  return conditions.join(' AND ')
}

function anyOfCondition(
  attribute: FacetAttribute,
  values: readonly string[],
  columns: PlanColumns,
  parameters: SqlParameters,
): string {
  const column = columns.facets[attribute]
  if (facetSpec(attribute).kind === 'list') return `${column} ?| ${parameters.add(values)}::text[]`
  return `${column} = ANY(${parameters.add(values)}::${comparedAs[attribute] ?? 'text'}[])`
}

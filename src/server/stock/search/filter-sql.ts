import {
  type FacetAttribute,
  facetAttributes,
  facetSpec,
  type RangeAttribute,
} from '@/domain/stock/search/attributes'
import type { AttributeFilter } from '@/domain/stock/search/search-plan'
import { carTypes, itemTypes, vehicleStatuses } from '@/domain/stock/vehicle'
import { comparedAs, facetColumns, rangeColumns } from './attribute-columns'
import type { SqlParameters } from './sql-parameters'

/** Attributes that Postgres keeps as enumerations, which refuse a value they do not know. */
const enumerations: { readonly [A in FacetAttribute]?: readonly string[] } = {
  status: vehicleStatuses,
  car_type: carTypes,
  item_type: itemTypes,
}

/** One attribute's filter as a condition over the vehicle `v`; it may be null where the vehicle has no value. */
export function filterCondition(filter: AttributeFilter, parameters: SqlParameters): string {
  const { attribute, anyOf, range } = filter
  const conditions: string[] = []
  if (anyOf) conditions.push(anyOfCondition(attribute as FacetAttribute, anyOf, parameters))
  const column = rangeColumns[attribute as RangeAttribute]
  if (range?.min !== undefined) conditions.push(`${column} >= ${parameters.add(range.min)}::numeric`)
  if (range?.max !== undefined) conditions.push(`${column} <= ${parameters.add(range.max)}::numeric`)
  return conditions.join(' AND ')
}

function anyOfCondition(
  attribute: FacetAttribute,
  values: readonly string[],
  parameters: SqlParameters,
): string {
  const column = facetColumns[attribute]
  if (facetSpec(attribute).kind === 'list') return `${column} ?| ${parameters.add(values)}::text[]`
  const known = enumerations[attribute]
  if (known) {
    const asked = parameters.add(values.filter((value) => known.includes(value)))
    return `${column} = ANY(${asked}::text[]::enum_vehicles_${attribute}[])`
  }
  return `${column} = ANY(${parameters.add(values)}::${comparedAs[attribute] ?? 'text'}[])`
}

/** Whether an attribute has a facet, which its own filter must not narrow. */
export function isFacet(attribute: string, facets: readonly FacetAttribute[]): attribute is FacetAttribute {
  return attribute in facetAttributes && facets.includes(attribute as FacetAttribute)
}

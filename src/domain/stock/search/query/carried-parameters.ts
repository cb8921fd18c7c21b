import type { FacetAttribute, RangeAttribute } from './attributes'
import type { StockQuery } from './stock-query'

export interface OfferedFields {
  readonly facets: readonly FacetAttribute[]
  readonly ranges: readonly RangeAttribute[]
  readonly pageSize: boolean
}

/** The parameters that a form has no fields for. The form sends them as hidden fields, so that no filter is lost. */
export function carriedParameters(
  { refinements, ranges, hitsPerPage }: Pick<StockQuery, 'refinements' | 'ranges' | 'hitsPerPage'>,
  offered: OfferedFields,
): readonly (readonly [name: string, value: string])[] {
  const choices = Object.entries(refinements)
    .filter(([attribute]) => !offered.facets.includes(attribute as FacetAttribute))
    .flatMap(([attribute, values]) =>
      values.map((value) => [`refinementList[${attribute}][]`, value] as const),
    )
  const bounds = Object.entries(ranges)
    .filter(([attribute]) => !offered.ranges.includes(attribute as RangeAttribute))
    .map(([attribute, { min, max }]) => [`range[${attribute}]`, `${min ?? ''}:${max ?? ''}`] as const)
  const size = offered.pageSize || hitsPerPage === null ? [] : [['hitsPerPage', `${hitsPerPage}`] as const]
  return [...choices, ...bounds, ...size]
}

import type { RangeAttribute } from './attributes'
import { type FacetAttribute, facetAttributeNames, rangeAttributeNames, rangeSpec } from './attributes'
import { facetLabel } from './facet-label'
import type { Bounds, StockQuery } from './stock-query'

/** The query without one chosen value, from its first page. */
function withoutChoice(query: StockQuery, attribute: FacetAttribute, value: string): StockQuery {
  const { [attribute]: chosen = [], ...others } = query.refinements
  const left = chosen.filter((each) => each !== value)
  return { ...query, page: 1, refinements: left.length > 0 ? { ...others, [attribute]: left } : others }
}

/** The query without one range, from its first page. */
function withoutRange(query: StockQuery, attribute: RangeAttribute): StockQuery {
  const { [attribute]: _, ...others } = query.ranges
  return { ...query, page: 1, ranges: others }
}

/** One thing that narrows a search, and the search without it. */
export interface ActiveFilter {
  readonly label: string
  readonly without: StockQuery
}

/** Everything that narrows a search, in the order of the filters. */
export function activeFilters(query: StockQuery): readonly ActiveFilter[] {
  const text = query.text ? [{ label: `“${query.text}”`, without: { ...query, page: 1, text: '' } }] : []
  const choices = facetAttributeNames.flatMap((attribute) =>
    (query.refinements[attribute] ?? []).map((value) => ({
      label: facetLabel(attribute, value),
      without: withoutChoice(query, attribute, value),
    })),
  )
  const ranges = rangeAttributeNames.flatMap((attribute) => {
    const bounds = query.ranges[attribute]
    return bounds ? [{ label: boundsLabel(attribute, bounds), without: withoutRange(query, attribute) }] : []
  })
  return [...text, ...choices, ...ranges]
}

function boundsLabel(attribute: RangeAttribute, { min, max }: Bounds): string {
  const format = (value: number) =>
    rangeSpec(attribute).ofPrice ? `$${value.toLocaleString('en-AU')}` : `${value}`
  const { label } = rangeSpec(attribute)
  if (min === undefined) return `${label} to ${format(max ?? 0)}`
  return max === undefined ? `${label} from ${format(min)}` : `${label} ${format(min)} to ${format(max)}`
}

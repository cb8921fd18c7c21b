import { type FacetAttribute, facetSpec } from './attributes'
import { facetLabel } from './facet-label'
import type { Facets } from './result'
import type { Refinements } from './stock-query'

/** The filters of a results page, in order. */
export const pageFacets = [
  'car_type',
  'categories',
  'make',
  'model',
  'body',
  'price_range',
  'year',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'location_name',
  'state',
] as const satisfies readonly FacetAttribute[]

export interface FacetChoice {
  /** As addresses carry it. */
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}

export interface ShownFacet {
  readonly attribute: FacetAttribute
  readonly label: string
  readonly choices: readonly FacetChoice[]
  readonly isChosen: boolean
}

/**
 * The filters a results page offers. A value that was chosen stays on offer when nothing matches it any more, and a filter
 * with a single value that nobody chose is left out: it narrows nothing.
 */
export function shownFacets(facets: Facets, chosen: Refinements): readonly ShownFacet[] {
  return pageFacets.flatMap((attribute): ShownFacet[] => {
    const selected = chosen[attribute] ?? []
    const counted = (facets[attribute] ?? []).map(({ value, count }) => ({ value: String(value), count }))
    const gone = selected.filter((value) => !counted.some((each) => each.value === value))
    const choices = [...counted, ...gone.map((value) => ({ value, count: 0 }))].map((choice) => ({
      ...choice,
      label: facetLabel(attribute, choice.value),
      chosen: selected.includes(choice.value),
    }))
    if (choices.length < 2 && selected.length === 0) return []
    return [{ attribute, label: facetSpec(attribute).label, choices, isChosen: selected.length > 0 }]
  })
}

import type { LandingNames } from '../landing/landing'
import { type FacetAttribute, facetSpec } from '../query/attributes'
import type { Refinements } from '../query/stock-query'
import type { Facets, FacetValue } from '../results/result'
import { isOneMake, pageFacets } from './shown-facets'

/** Alternating values and counts: `['Toyota', 40, 'Kia', 3]`. */
export type PackedFacets = { readonly [A in FacetAttribute]?: readonly (string | number)[] }

/** The maximum number of badges shown across all makes. Large sites have hundreds, mostly with a single vehicle. */
export const COMMON_BADGES = 40

interface PackingOptions {
  /** The chosen values, including those from the search text. */
  readonly chosen: Refinements
  readonly makes: LandingNames['makes']
}

/**
 * Packs the facets that a results page shows. Leaves out models unless a make or model is known, truncates the badges
 * of all makes (keeping one extra to show that there are more), and leaves out attributes with a single value that is
 * not chosen.
 */
export function packFacets(facets: Facets, { chosen, makes }: PackingOptions): PackedFacets {
  const isOfMake = Boolean(chosen.make || chosen.model) || isOneMake(facets, makes)
  const shown = pageFacets.flatMap((attribute) => {
    const values = facets[attribute] ?? []
    if (attribute === 'model' && !isOfMake) return []
    if (values.length < 2 && !chosen[attribute] && attribute !== 'make' && attribute !== 'model') return []
    const isLong = attribute === 'badge' && !isOfMake && !chosen.badge
    return [[attribute, isLong ? values.slice(0, COMMON_BADGES + 1) : values] as const]
  })
  return Object.fromEntries(shown.map(([attribute, values]) => [attribute, values.flatMap(pairOf)]))
}

export function unpackFacets(packed: PackedFacets): Facets {
  return Object.fromEntries(
    (Object.entries(packed) as [FacetAttribute, readonly (string | number)[]][]).map(
      ([attribute, values]) => [attribute, pairsOf(values, facetSpec(attribute).kind === 'integer')],
    ),
  )
}

const pairOf = ({ value, count }: FacetValue) => [value, count]

function pairsOf(values: readonly (string | number)[], isNumber: boolean): readonly FacetValue[] {
  return Array.from({ length: values.length / 2 }, (_, index) => {
    const value = values[index * 2] ?? ''
    return { value: isNumber ? Number(value) : value, count: Number(values[index * 2 + 1]) }
  })
}

import type { LandingNames } from '../landing/landing'
import { type FacetAttribute, facetSpec } from '../query/attributes'
import type { Refinements } from '../query/stock-query'
import type { Facets, FacetValue } from '../results/result'
import { isOneMake, pageFacets } from './shown-facets'

/** Values and counts in turn: `['Toyota', 40, 'Kia', 3]`. */
export type PackedFacets = { readonly [A in FacetAttribute]?: readonly (string | number)[] }

/** How many badges of all makes there is room for: large sites have hundreds, most of them a single vehicle's. */
export const COMMON_BADGES = 40

interface PackingOptions {
  /** What is chosen, by words too. */
  readonly chosen: Refinements
  readonly makes: LandingNames['makes']
}

/**
 * The facets that a page of results shows: models where it is said of which make, badges of no make as far as there is room for them
 * (one more, to tell that there are), and no attribute with a single value that nobody chose.
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

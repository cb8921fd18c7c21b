import type { LandingNames } from '../landing/landing'
import { type FacetAttribute, facetAttributeNames, facetSpec } from '../query/attributes'
import type { Refinements } from '../query/stock-query'
import type { Facets } from '../results/result'
import type { UnderstoodPart } from '../understand/understand-text'
import { facetLabel } from './facet-label'

/** What a results page counts: every attribute, but make and model together, for which models stand below their make. */
export const pageFacets = facetAttributeNames.filter((attribute) => attribute !== 'make_model')

export interface FacetChoice {
  /** As addresses carry it. */
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
  /** The text without it, when words of the shopper's chose it; what is ticked by hand has none. */
  readonly off?: string
}

/** A value that words of the shopper's chose. */
export interface ReadValue {
  readonly attribute: FacetAttribute
  readonly value: string
  readonly off: string
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
export function shownFacets(
  facets: Facets,
  chosen: Refinements,
  read: readonly ReadValue[] = [],
): readonly ShownFacet[] {
  return pageFacets.flatMap((attribute): ShownFacet[] => {
    const ticked = chosen[attribute] ?? []
    const said = read.filter((each) => each.attribute === attribute && !ticked.includes(each.value))
    const selected = [...new Set([...ticked, ...said.map(({ value }) => value)])]
    const counted = (facets[attribute] ?? []).map(({ value, count }) => ({ value: String(value), count }))
    const gone = selected.filter((value) => !counted.some((each) => each.value === value))
    const choices = [...counted, ...gone.map((value) => ({ value, count: 0 }))].map((choice) => ({
      ...choice,
      label: facetLabel(attribute, choice.value),
      chosen: selected.includes(choice.value),
      off: said.find(({ value }) => value === choice.value)?.off,
    }))
    if (choices.length < 2 && selected.length === 0) return []
    return [{ attribute, label: facetSpec(attribute).label, choices, isChosen: selected.length > 0 }]
  })
}

/** The values that the phrases of a text chose, each with the text without its phrase. */
export function readValues(
  parts: readonly Pick<UnderstoodPart, 'text' | 'refinements'>[],
): readonly ReadValue[] {
  return parts.flatMap(({ text, refinements = {} }) =>
    pageFacets.flatMap((attribute) =>
      (refinements[attribute] ?? []).map((value) => ({ attribute, value, off: text })),
    ),
  )
}

/** Models by the make they stand below: those of each make that was chosen. A model whose make was not chosen stands below none. */
export function modelsByMake(
  makes: ShownFacet | undefined,
  models: ShownFacet | undefined,
  names: LandingNames['makes'],
): ReadonlyMap<string, readonly FacetChoice[]> {
  const chosen = (makes?.choices ?? []).filter(({ chosen }) => chosen)
  const below = chosen.map(({ value: make }): [string, readonly FacetChoice[]] => {
    const its = new Set(names.find(({ name }) => name === make)?.models)
    return [make, (models?.choices ?? []).filter(({ value }) => its.has(value))]
  })
  return new Map(below.filter(([, choices]) => choices.length > 0))
}

/**
 * Whether all models found are of one make, as when the website sells one alone or a text names one. `facets` are as they
 * were counted, `names` says which models are whose. False when no model was found.
 */
export function isOneMake({ make = [], model = [] }: Facets, names: LandingNames['makes']): boolean {
  if (model.length === 0) return false
  return (
    make.length === 1 || names.some(({ models }) => model.every(({ value }) => models.includes(`${value}`)))
  )
}

/** How many makes are popular (SEARCH-28). */
const POPULAR = 20

/** A list of makes longer than 20: the first 20, which have the most stock, as popular makes, and the others (SEARCH-28), in the list's own order (SEARCH-27). */
export function popularFirst(choices: readonly FacetChoice[]) {
  return { popular: choices.slice(0, POPULAR), others: choices.slice(POPULAR) }
}

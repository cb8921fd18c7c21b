import type { LandingNames } from '../landing/landing'
import { type FacetAttribute, facetAttributeNames, facetSpec } from '../query/attributes'
import type { Refinements } from '../query/stock-query'
import type { Facets } from '../results/result'
import type { UnderstoodPart } from '../understand/understand-text'
import { facetLabel } from './facet-label'

/** The facets that a results page counts: all but `make_model`, because models are grouped under their makes. */
export const pageFacets = facetAttributeNames.filter((attribute) => attribute !== 'make_model')

export interface FacetChoice {
  /** The value as in the URL. */
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
  /** The search text without this value's phrase. Absent for a value ticked by hand. */
  readonly off?: string
}

export interface TextValue {
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
 * Returns the filters for a results page. A chosen value stays even when nothing matches it. A filter with a single
 * value that is not chosen is left out, because it narrows nothing.
 */
export function shownFacets(
  facets: Facets,
  chosen: Refinements,
  read: readonly TextValue[] = [],
): readonly ShownFacet[] {
  return pageFacets.flatMap((attribute): ShownFacet[] => {
    const ticked = chosen[attribute] ?? []
    const understood = read.filter((each) => each.attribute === attribute && !ticked.includes(each.value))
    const selected = [...new Set([...ticked, ...understood.map(({ value }) => value)])]
    const counted = (facets[attribute] ?? []).map(({ value, count }) => ({ value: String(value), count }))
    const gone = selected.filter((value) => !counted.some((each) => each.value === value))
    const choices = [...counted, ...gone.map((value) => ({ value, count: 0 }))].map((choice) => ({
      ...choice,
      label: facetLabel(attribute, choice.value),
      chosen: selected.includes(choice.value),
      off: understood.find(({ value }) => value === choice.value)?.off,
    }))
    if (choices.length < 2 && selected.length === 0) return []
    return [{ attribute, label: facetSpec(attribute).label, choices, isChosen: selected.length > 0 }]
  })
}

export function valuesFromText(
  parts: readonly Pick<UnderstoodPart, 'text' | 'refinements'>[],
): readonly TextValue[] {
  return parts.flatMap(({ text, refinements = {} }) =>
    pageFacets.flatMap((attribute) =>
      (refinements[attribute] ?? []).map((value) => ({ attribute, value, off: text })),
    ),
  )
}

/** Groups models under the chosen makes. Leaves out models of other makes. */
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
 * Whether all models found are of one make, for example when the website sells only one make or the text names one.
 * `names` assigns the models to makes. False when there are no models.
 */
export function isOneMake({ make = [], model = [] }: Facets, names: LandingNames['makes']): boolean {
  if (model.length === 0) return false
  return (
    make.length === 1 || names.some(({ models }) => model.every(({ value }) => models.includes(`${value}`)))
  )
}

/** How many makes count as popular (SEARCH-28). */
const POPULAR = 20

/** Splits a list of makes into the 20 with the most stock and the others (SEARCH-28). Keeps the list's order (SEARCH-27). */
export function popularFirst(choices: readonly FacetChoice[]) {
  return { popular: choices.slice(0, POPULAR), others: choices.slice(POPULAR) }
}

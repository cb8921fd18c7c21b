import type { Facets, FacetValue } from './search/results/result'

export interface CountedName {
  readonly name: string
  readonly count: number
}

export interface CountedModel {
  readonly make: string
  readonly model: string
  readonly count: number
}

/** The makes, bodies and models in a website's listed stock. Empty without stock. */
export interface StockChoices {
  readonly makes: readonly CountedName[]
  readonly bodies: readonly CountedName[]
  readonly models: readonly CountedModel[]
}

function named({ value, count }: FacetValue): CountedName {
  return { name: String(value), count }
}

/** Splits a combined make and model at the longest make that fits ("Land Rover", not "Land"). */
function modelOf({ name, count }: CountedName, makes: readonly CountedName[]): CountedModel[] {
  const make = makes
    .map((candidate) => candidate.name)
    .filter((candidate) => name.startsWith(`${candidate} `))
    .sort((one, other) => other.length - one.length)[0]
  return make ? [{ make, model: name.slice(make.length + 1), count }] : []
}

/** Builds the choices from a search's facets. Needs `make`, `body` and `make_model`. */
export function stockChoicesOf(facets: Facets): StockChoices {
  const makes = (facets.make ?? []).map(named)
  return {
    makes,
    bodies: (facets.body ?? []).map(named),
    models: (facets.make_model ?? []).flatMap((value) => modelOf(named(value), makes)),
  }
}

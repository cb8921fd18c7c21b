import type { Facets, FacetValue } from './search/results/result'

/** A make or body with how many of its vehicles are listed. */
export interface CountedName {
  readonly name: string
  readonly count: number
}

export interface CountedModel {
  readonly make: string
  readonly model: string
  readonly count: number
}

/** What a website's listed stock can be chosen by: the makes, bodies and models there are. Nothing without stock. */
export interface StockChoices {
  readonly makes: readonly CountedName[]
  readonly bodies: readonly CountedName[]
  readonly models: readonly CountedModel[]
}

function named({ value, count }: FacetValue): CountedName {
  return { name: String(value), count }
}

/** A model's make and name, out of the two written together; the longest make that fits ("Land Rover", not "Land"). */
function modelOf({ name, count }: CountedName, makes: readonly CountedName[]): CountedModel[] {
  const make = makes
    .map((candidate) => candidate.name)
    .filter((candidate) => name.startsWith(`${candidate} `))
    .sort((one, other) => other.length - one.length)[0]
  return make ? [{ make, model: name.slice(make.length + 1), count }] : []
}

/** The choices that a search's facets tell: `make`, `body` and `make_model` must have been counted. */
export function stockChoicesOf(facets: Facets): StockChoices {
  const makes = (facets.make ?? []).map(named)
  return {
    makes,
    bodies: (facets.body ?? []).map(named),
    models: (facets.make_model ?? []).flatMap((value) => modelOf(named(value), makes)),
  }
}

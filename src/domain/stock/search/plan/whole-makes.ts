import type { LandingNames } from '../landing/landing'
import type { Refinements } from '../query/stock-query'

/**
 * The chosen makes that the chosen models leave whole. A model narrows its own make: who chose Kia, its Rio, and Ford wants
 * every Ford and no other Kia. None when no chosen make has a chosen model: then nothing is of both, and nothing is found.
 */
export function wholeMakes(
  { make = [], model = [] }: Refinements,
  makes: LandingNames['makes'],
): readonly string[] {
  const narrowed = makes.filter(({ models }) => models.some((each) => model.includes(each)))
  const isWhole = (chosen: string) => !narrowed.some(({ name }) => name === chosen)
  return make.every(isWhole) ? [] : make.filter(isWhole)
}

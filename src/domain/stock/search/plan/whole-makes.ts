import type { LandingNames } from '../landing/landing'
import type { Refinements } from '../query/stock-query'

/**
 * Returns the chosen makes that the chosen models do not narrow. A model narrows only its own make: a choice of Kia,
 * its Rio, and Ford means every Ford and no other Kia. Empty when no chosen make has a chosen model, so that nothing
 * matches.
 */
export function wholeMakes(
  { make = [], model = [] }: Refinements,
  makes: LandingNames['makes'],
): readonly string[] {
  const narrowed = makes.filter(({ models }) => models.some((each) => model.includes(each)))
  const isWhole = (chosen: string) => !narrowed.some(({ name }) => name === chosen)
  return make.every(isWhole) ? [] : make.filter(isWhole)
}

import { bodyLabel } from '@/domain/vehicle/body-types'
import type { LandingNames } from '../landing/landing'
import { searchAddress } from '../landing/search-address'
import { emptyQuery, type Refinements } from '../query/stock-query'
import type { Facets } from '../results/result'
import type { Suggestion } from './suggest'

/**
 * Builds all search suggestions of a website: the makes, bodies and models in stock, each group with the most stock
 * first. `facets` needs the counts of makes, of bodies, and of makes with models.
 */
export function buildSuggestions(facets: Facets, names: LandingNames): readonly Suggestion[] {
  const suggestion = (label: string, refinements: Refinements): Suggestion => ({
    label,
    href: searchAddress({ ...emptyQuery, refinements }, names),
    refinements,
  })
  const models = new Map<string, Refinements>(
    names.makes.flatMap(({ name, models }) =>
      models.map((model) => [`${name} ${model}`, { make: [name], model: [model] }] as const),
    ),
  )
  return [
    ...(facets.make ?? []).map(({ value }) => suggestion(`${value}`, { make: [`${value}`] })),
    ...(facets.body ?? []).map(({ value }) => suggestion(bodyLabel(`${value}`), { body: [`${value}`] })),
    ...(facets.make_model ?? []).flatMap(({ value }) => {
      const refinements = models.get(`${value}`)
      return refinements ? [suggestion(`${value}`, refinements)] : []
    }),
  ]
}

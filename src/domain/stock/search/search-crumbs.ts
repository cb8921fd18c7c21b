import type { Crumb } from '../breadcrumbs'
import { type LandingNames, landingOf } from './landing'
import { searchHeading } from './search-heading'
import { SEARCH_PATH } from './search-path'
import { emptyQuery, type Refinements, type StockQuery } from './stock-query'

/** The way to a landing page: Home, all stock, a model's make, and the page itself, whose results are of the kinds `found`. */
export function searchCrumbs(
  query: StockQuery,
  names: LandingNames,
  vehicle: 'Car' | 'Motorcycle',
  found: readonly string[] = [],
): readonly Crumb[] {
  const crumb = (refinements: Refinements, kinds: readonly string[] = []): Crumb => {
    const step = { ...emptyQuery, refinements }
    return { label: searchHeading(step, vehicle, kinds), href: landingOf(step, names).path }
  }
  const { make, model } = query.refinements
  const here = { ...emptyQuery, refinements: query.refinements }
  const { path } = landingOf(here, names)
  const isModel = make?.length === 1 && model?.length === 1
  return [
    { label: 'Home', href: '/' },
    crumb({}),
    ...(isModel ? [crumb({ make }, found)] : []),
    ...(path === SEARCH_PATH ? [] : [{ label: searchHeading(here, vehicle, found), href: path }]),
  ]
}

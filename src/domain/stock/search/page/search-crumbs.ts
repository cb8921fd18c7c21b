import type { Crumb } from '@/domain/stock/breadcrumbs'
import { type LandingNames, landingOf } from '../landing/landing'
import { allowedKinds } from '../landing/sold-kinds'
import { SEARCH_PATH } from '../query/search-path'
import { emptyQuery, type Refinements, type StockQuery } from '../query/stock-query'
import { searchHeading } from './search-heading'

/** Returns the breadcrumbs of a landing page: Home, all stock, the make of a model, and the page itself. */
export function searchCrumbs(
  query: StockQuery,
  names: LandingNames,
  vehicle: 'Car' | 'Motorcycle',
): readonly Crumb[] {
  const crumb = (refinements: Refinements): Crumb => {
    const step = { ...emptyQuery, refinements }
    return {
      label: searchHeading(step, vehicle, allowedKinds(refinements, names)),
      href: landingOf(step, names).path,
    }
  }
  const { refinements } = query
  const { make, model } = refinements
  const { path } = landingOf({ ...emptyQuery, refinements }, names)
  const isModel = make?.length === 1 && model?.length === 1
  return [
    { label: 'Home', href: '/' },
    crumb({}),
    ...(isModel ? [crumb({ make })] : []),
    ...(path === SEARCH_PATH ? [] : [crumb(refinements)]),
  ]
}

import type { Category, Vehicle } from '../vehicle/vehicle'
import { carTypeLabels } from '../vehicle/vehicle-details'
import { kindWord } from '../vehicle/vehicle-kind'
import { landingSlug } from './search/landing/landing'
import { SEARCH_PATH } from './search/query/search-path'
import { emptyQuery } from './search/query/stock-query'
import { stockQueryToUrl } from './search/query/stock-query-url'

export interface Crumb {
  readonly label: string
  /** Null for the current page. */
  readonly href: string | null
}

interface BreadcrumbSettings {
  readonly 'vehiclePage.breadcrumbLinks': readonly { readonly label: string; readonly url: string }[]
  readonly 'vehiclePage.knownModels': readonly string[]
  readonly 'site.vehicleWording': 'Car' | 'Motorcycle'
}

type Placed = Pick<
  Vehicle,
  'name' | 'car_type' | 'make' | 'model' | 'simple_body' | 'categories' | 'item_type'
>

/**
 * Returns the breadcrumbs of a vehicle: Home, the site's own links (VDP-01), condition and kind, make, model if the
 * site lists it as known, body (VDP-02), and the vehicle.
 */
export function vehicleBreadcrumbs(vehicle: Placed, settings: BreadcrumbSettings): readonly Crumb[] {
  const { make, model, simple_body: body } = vehicle
  const known = settings['vehiclePage.knownModels'].map((name) => name.toLowerCase())
  const isKnown = known.includes(model.toLowerCase())
  const search = (...names: readonly string[]) =>
    `${SEARCH_PATH}/${names.map(landingSlug).map(encodeURIComponent).join('/')}`
  return [
    { label: 'Home', href: '/' },
    ...settings['vehiclePage.breadcrumbLinks'].map(({ label, url }) => ({ label, href: url })),
    conditionCrumb(vehicle, settings),
    { label: make, href: search(make) },
    ...(isKnown ? [{ label: model, href: search(make, model) }] : []),
    ...(body ? [{ label: body, href: search(body) }] : []),
    { label: vehicle.name, href: null },
  ]
}

/** `Used cars`, `Used caravans`. The link filters by kind when the kind differs from the site's word for vehicles. */
function conditionCrumb(vehicle: Placed, settings: BreadcrumbSettings): Crumb {
  const kinds = `${kindWord(vehicle, settings)}s`
  const path = `${SEARCH_PATH}/${vehicle.car_type}-cars`
  const isUsual = kinds === `${settings['site.vehicleWording']}s`
  const refinements = vehicle.categories.includes(kinds as Category)
    ? { categories: [kinds] }
    : { item_type: [vehicle.item_type] }
  return {
    label: `${carTypeLabels[vehicle.car_type]} ${kinds.toLowerCase()}`,
    href: isUsual ? path : stockQueryToUrl({ ...emptyQuery, refinements }, path),
  }
}

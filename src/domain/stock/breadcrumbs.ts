import { landingSlug } from './search/landing'
import { SEARCH_PATH } from './search/search-path'
import type { Vehicle } from './vehicle'
import { carTypeLabels } from './vehicle-details'

export interface Crumb {
  readonly label: string
  /** Null for the page itself. */
  readonly href: string | null
}

interface BreadcrumbSettings {
  readonly 'vehiclePage.breadcrumbLinks': readonly { readonly label: string; readonly url: string }[]
  readonly 'vehiclePage.knownModels': readonly string[]
  readonly 'site.vehicleWording': 'Car' | 'Motorcycle'
}

type Placed = Pick<Vehicle, 'name' | 'car_type' | 'make' | 'model' | 'simple_body'>

/**
 * The way to a vehicle: Home, the site's own links (VDP-01), then its condition, make, model when the site's
 * list of known models has it, body (VDP-02), and the vehicle itself.
 */
export function vehicleBreadcrumbs(vehicle: Placed, settings: BreadcrumbSettings): readonly Crumb[] {
  const { car_type, make, model, simple_body: body } = vehicle
  const known = settings['vehiclePage.knownModels'].map((name) => name.toLowerCase())
  const isKnown = known.includes(model.toLowerCase())
  const search = (...names: readonly string[]) =>
    `${SEARCH_PATH}/${names.map(landingSlug).map(encodeURIComponent).join('/')}`
  return [
    { label: 'Home', href: '/' },
    ...settings['vehiclePage.breadcrumbLinks'].map(({ label, url }) => ({ label, href: url })),
    {
      label: `${carTypeLabels[car_type]} ${settings['site.vehicleWording'].toLowerCase()}s`,
      href: `${SEARCH_PATH}/${car_type}-cars`,
    },
    { label: make, href: search(make) },
    ...(isKnown ? [{ label: model, href: search(make, model) }] : []),
    ...(body ? [{ label: body, href: search(body) }] : []),
    { label: vehicle.name, href: null },
  ]
}

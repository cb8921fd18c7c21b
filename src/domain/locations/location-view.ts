import type { Picture } from '../content/picture'
import { showsRating } from '../reviews/star-rating'
import { formatPhone } from '../stock/vehicle-page/call-number'
import type { TenantContext } from '../tenants/tenant-context'
import { type HolidayRow, holidayRows } from './hours/holiday-hours'
import { type HoursRow, hoursRows } from './hours/hours-rows'
import { type OpenState, openState } from './hours/open-state'
import { addressText, type LocationType, locationTypes, type SiteLocation, typeOf } from './location'
import { viewLocationHref } from './location-paths'
import { directionsTo, mapEmbed, mapPicture } from './map-links'

/** What a card, a table and a page show of a location. */
export interface LocationView {
  readonly id: number
  readonly name: string
  readonly type: LocationType
  readonly kind: string
  readonly address: string
  /** Null for none. */
  readonly phone: string | null
  readonly hours: readonly HoursRow[]
  readonly open: Pick<OpenState, 'isOpen' | 'text'> | null
  readonly holidays: readonly HolidayRow[]
  /** Null where stars may not be shown (LOC-14). */
  readonly rating: { readonly average: number; readonly count: number } | null
  readonly picture: Picture | null
  /** The address of a picture of the map, in place of a missing picture. */
  readonly mapPicture: string | null
  readonly mapEmbed: string | null
  readonly directions: string
  /** Null where the link is hidden (ROUTE-36). */
  readonly href: string | null
  /** Where a service is booked (ROUTE-47); null for locations that do no servicing. */
  readonly bookService: string | null
  readonly licences: readonly string[]
  readonly makes: readonly string[]
}

type Site = Pick<TenantContext, 'settings' | 'dealerships'>

/** The page that takes bookings where no booking site is set. */
const SERVICE = '/service'

/** The dealership's booking address. Without one, the website's, and then the service page (ROUTE-47). */
function bookingOf({ dealership }: SiteLocation, { settings, dealerships }: Site): string {
  const own = dealerships.find(({ id }) => id === dealership.id)?.settings ?? settings
  return own['locations.serviceBookingUrl'] || SERVICE
}

function licencesOf({ dealerLicence, repairerLicence }: SiteLocation): string[] {
  return [
    ...(dealerLicence ? [`Dealer licence ${dealerLicence}`] : []),
    ...(repairerLicence ? [`Motor vehicle repairer ${repairerLicence}`] : []),
  ]
}

function ratingOf({ rating, reviews }: SiteLocation, { settings }: Site): LocationView['rating'] {
  if (rating === null || reviews === 0 || !showsRating(rating, settings)) return null
  return { average: rating, count: reviews }
}

/** `path` is that of the page that shows the location. */
export function locationView(
  location: SiteLocation,
  site: Site,
  { now, path }: { now: Date; path: string },
): LocationView {
  const { settings } = site
  const closedText = settings['locations.closedText']
  const mapsKey = settings['integrations.mapsKey']
  const type = typeOf(location)
  return {
    id: location.id,
    name: location.name,
    type,
    kind: locationTypes[type],
    address: addressText(location),
    phone: location.phone && formatPhone(location.phone, settings),
    hours: hoursRows(location.hours, closedText),
    open: openState(location, now),
    holidays: holidayRows(location, now, closedText),
    rating: ratingOf(location, site),
    picture: location.picture,
    mapPicture: mapPicture(location, mapsKey),
    mapEmbed: mapEmbed(location, mapsKey),
    directions: directionsTo(location),
    href: viewLocationHref(location, settings, path),
    bookService: type === 'service' ? bookingOf(location, site) : null,
    licences: licencesOf(location),
    makes: location.makes,
  }
}

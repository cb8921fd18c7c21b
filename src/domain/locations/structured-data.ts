import { showsRating } from '../reviews/star-rating'
import type { TenantContext } from '../tenants/tenant-context'
import { weekdayNames } from './hours/hours-rows'
import { addDays, localTime } from './hours/local-time'
import { type OpenPeriod, openPeriodOn, type SpecialHours } from './hours/opening-hours'
import { type LocationType, type SiteLocation, typeOf } from './location'

const types: Readonly<Record<LocationType, string>> = {
  sales: 'AutoDealer',
  'car-buying': 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
}

const motorcycleTypes: Readonly<Partial<Record<string, string>>> = {
  AutoDealer: 'MotorcycleDealer',
  AutoRepair: 'MotorcycleRepair',
}

const two = (value: number) => String(value).padStart(2, '0')

const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

const hoursOf = (period: OpenPeriod | null) => ({
  opens: clock(period?.opens ?? 0),
  closes: clock(period?.closes ?? 0),
})

/** Days that are closed, or whose times are unknown, are left out: search engines read them as closed. */
function weeklyHours({ hours }: SiteLocation) {
  const start = '2026-11-22' // A Sunday.
  return weekdayNames.flatMap((day, weekday) => {
    const period = openPeriodOn(addDays(start, weekday), hours, [])
    return period
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${day}`, ...hoursOf(period) }]
      : []
  })
}

/** Coming days with different hours. The same time twice means closed, so an open day without known times is left out. */
function specialHours({ hours, specialHours: special, zone }: SiteLocation, now: Date) {
  const today = localTime(now.getTime(), zone).date
  return special
    .filter(({ date }) => date >= today)
    .filter((day) => day.status !== 'Open' || openPeriodOn(day.date, hours, [day]) !== null)
    .map((day: SpecialHours) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day.date,
      validThrough: day.date,
      ...hoursOf(openPeriodOn(day.date, hours, [day])),
    }))
}

const orNothing = <Each>(list: readonly Each[]) => (list.length > 0 ? list : undefined)

function postalAddress({ street, city, state, postcode }: SiteLocation) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? undefined,
    addressLocality: city ?? undefined,
    addressRegion: state ?? undefined,
    postalCode: postcode ?? undefined,
    addressCountry: 'AU',
  }
}

function ratingOf({ rating, reviews }: SiteLocation, settings: TenantContext['settings']) {
  if (rating === null || reviews === 0 || !showsRating(rating, settings)) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews }
}

/**
 * A location as schema.org's LocalBusiness of its kind. `address` is its page's URL. The rating is given only where the page shows it.
 */
export function locationStructuredData(
  location: SiteLocation,
  settings: TenantContext['settings'],
  { now, address }: { now: Date; address: string | null },
) {
  const type = types[typeOf(location)]
  const { position } = location
  return {
    '@context': 'https://schema.org',
    '@type': settings['site.vehicleWording'] === 'Motorcycle' ? (motorcycleTypes[type] ?? type) : type,
    '@id': address ?? undefined,
    name: location.name,
    url: address ?? undefined,
    telephone: location.phone ?? undefined,
    address: postalAddress(location),
    geo: position
      ? { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng }
      : undefined,
    hasMap: location.placeUrl ?? undefined,
    brand: orNothing(location.makes.map((name) => ({ '@type': 'Brand', name }))),
    openingHoursSpecification: orNothing(weeklyHours(location)),
    specialOpeningHoursSpecification: orNothing(specialHours(location, now)),
    aggregateRating: ratingOf(location, settings),
  }
}

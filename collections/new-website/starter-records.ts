import { resolveSettings } from '@/domain/flags/resolve'
import type { SiteRecord } from '@/domain/starter/site-record'
import { starterSite } from '@/domain/starter/starter-site'
import type { AskedLocation, AskedStarter } from './asked-website'

function weekOf({ weekdays, saturday, sunday }: AskedLocation) {
  // 0 is Sunday.
  const days = [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday]
  return days.map((hours, day) => ({
    weekday: String(day),
    ...(hours ? { status: 'Open', ...hours } : { status: 'Closed' }),
  }))
}

function locationData(asked: AskedLocation) {
  const { name, street, city, state, postcode, phone, licence } = asked
  return {
    name,
    slug: 'main',
    location_type: 'sales',
    primary: true,
    visible: true,
    dealership: 1,
    dealer_license_number: licence || null,
    address: { street, city, state, postcode },
    contact_detail: { phone, landline_phone: phone, opening_hours: weekOf(asked) },
  }
}

interface Parts {
  readonly name: string
  readonly start: AskedStarter
  /** The settings of the website's group. */
  readonly groupSettings: unknown
}

/** The place, the theme and the starter content of a new website. */
export function starterRecords({ name, start, groupSettings }: Parts): SiteRecord[] {
  const { location, template, brand, accent, email, trade } = start
  const { settings } = resolveSettings({ template, group: groupSettings })
  return [
    { collection: 'dealerships', id: 1, data: { name, slug: 'main' } },
    { collection: 'locations', id: 1, data: locationData(location) },
    { collection: 'themes', id: 1, data: { name: 'Our look', brand, accent } },
    ...starterSite({
      name,
      city: location.city,
      phone: location.phone,
      email,
      trade,
      licence: location.licence || null,
      financePath: settings['finance.defaultLink'] || settings['finance.pagePath'],
      tradeInPath: settings['tradeIn.path'],
    }),
  ]
}

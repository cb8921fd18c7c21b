import type { PayloadRequest } from 'payload'
import type { Location } from '@/payload-types'
import type { DemoLocation, DemoTenant, OpenHours } from '../demo-tenant'
import { stateOfPostcode } from '../words/describe-locations'
import { formatHours } from '../words/hours'

type OpeningHours = NonNullable<NonNullable<Location['contact_detail']>['opening_hours']>

function dayRow(weekday: number, hours: OpenHours): OpeningHours[number] {
  const day = String(weekday) as OpeningHours[number]['weekday']
  if (!hours) return { weekday: day, status: 'Closed', formated_hours: formatHours(null) }
  return { weekday: day, status: 'Open', formated_hours: formatHours(hours), open: hours[0], close: hours[1] }
}

function weekOf({ weekdays, saturday }: DemoLocation): OpeningHours {
  return [1, 2, 3, 4, 5].map((day) => dayRow(day, weekdays)).concat(dayRow(6, saturday), dayRow(0, null))
}

/** The hours of the next Christmas: shorter on Christmas Eve, closed for two days and on New Year’s Day. */
function christmas(now: Date): NonNullable<Location['special_hours']> {
  const year =
    now.getUTCMonth() === 11 && now.getUTCDate() > 26 ? now.getUTCFullYear() + 1 : now.getUTCFullYear()
  return [
    { date: `${year}-12-24`, status: 'Open', start_hour: '08:30', end_hour: '13:00' },
    { date: `${year}-12-25`, status: 'Closed' },
    { date: `${year}-12-26`, status: 'Closed' },
    { date: `${year + 1}-01-01`, status: 'Closed' },
  ]
}

function addressOf({ street, suburb, postcode, position: [lat, long] }: DemoLocation): Location['address'] {
  const place_url = `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`
  return { street, city: suburb, state: stateOfPostcode(postcode), postcode, lat, long, place_url }
}

function locationData(location: DemoLocation, now: Date) {
  return {
    name: location.name,
    slug: location.slug,
    location_type: location.type,
    primary: location.primary ?? false,
    manufacturers: location.manufacturers ? [...location.manufacturers] : null,
    dealer_license_number: location.licence ?? null,
    motor_vehicle_repairer: location.repairer ?? null,
    average_rating: location.rating?.[0] ?? null,
    review_count: location.rating?.[1] ?? null,
    address: addressOf(location),
    contact_detail: {
      phone: location.phone,
      landline_phone: location.phone,
      opening_hours: weekOf(location),
    },
    special_hours: location.christmasHours ? christmas(now) : [],
    distribution_locations: location.distribution ? [...location.distribution] : null,
  }
}

export async function plantPlaces(
  req: PayloadRequest,
  tenant: number,
  { dealerships }: DemoTenant,
  now: Date,
): Promise<void> {
  for (const { slug, name, rating, settings, locations } of dealerships) {
    const dealership = await req.payload.create({
      collection: 'dealerships',
      data: {
        tenant,
        slug,
        name,
        average_rating: rating?.[0] ?? null,
        review_count: rating?.[1] ?? null,
        settings: settings ? { ...settings } : null,
      },
      depth: 0,
      req,
    })
    for (const location of locations) {
      const data = { ...locationData(location, now), tenant, dealership: dealership.id }
      await req.payload.create({ collection: 'locations', data, depth: 0, req })
    }
  }
}

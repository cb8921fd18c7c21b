import type { PayloadRequest } from 'payload'
import { localTime } from '@/domain/locations/hours/local-time'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { Location } from '@/payload-types'
import { publicHolidays } from '@/server/locations/public-holidays'
import type { DemoLocation, DemoTenant, OpenHours } from '../demo-tenant'
import { stateOfPostcode } from '../words/state-of-postcode'

type OpeningHours = NonNullable<NonNullable<Location['contact_detail']>['opening_hours']>

function dayRow(weekday: number, hours: OpenHours): OpeningHours[number] {
  const day = String(weekday) as OpeningHours[number]['weekday']
  if (!hours) return { weekday: day, status: 'Closed' }
  return { weekday: day, status: 'Open', open: hours[0], close: hours[1] }
}

function weekOf({ weekdays, saturday }: DemoLocation): OpeningHours {
  return [1, 2, 3, 4, 5].map((day) => dayRow(day, weekdays)).concat(dayRow(6, saturday), dayRow(0, null))
}

/** Closed on the public holidays of the state, and open for the morning of Christmas Eve where it sells vehicles. */
async function specialHours(
  { postcode, type }: DemoLocation,
  now: Date,
): Promise<NonNullable<Location['special_hours']>> {
  const state = stateOfPostcode(postcode)
  const today = localTime(now.getTime(), locationTimeZone({ zone: null, state })).date
  const holidays = await publicHolidays(state, today)
  const closed = holidays.map(({ date, name }) => ({ date, name, status: 'Closed' as const }))
  const christmas = closed.find(({ date }) => date.endsWith('-12-25'))?.date.slice(0, 4)
  const eve = christmas && type === 'sales' ? `${christmas}-12-24` : null
  if (!eve || eve < today) return closed
  const morning = { status: 'Open' as const, start_hour: '08:30', end_hour: '13:00' }
  return [{ date: eve, name: 'Christmas Eve', ...morning }, ...closed.filter(({ date }) => date !== eve)]
}

function addressOf({ street, suburb, postcode, position: [lat, long] }: DemoLocation): Location['address'] {
  const place_url = `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`
  return { street, city: suburb, state: stateOfPostcode(postcode), postcode, lat, long, place_url }
}

async function locationData(location: DemoLocation, now: Date) {
  return {
    name: location.name,
    slug: location.slug,
    location_type: location.type,
    location_subtype: location.subtype ?? null,
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
    special_hours: await specialHours(location, now),
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
      const data = { ...(await locationData(location, now)), tenant, dealership: dealership.id }
      await req.payload.create({ collection: 'locations', data, depth: 0, req })
    }
  }
}

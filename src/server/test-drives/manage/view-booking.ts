import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Booking } from '@/domain/test-drives/booking'
import { slotDays } from '@/domain/test-drives/slot-days'
import { database } from '../../clients/database'
import { readDetails } from '../mail/read-details'
import { findPlace } from '../places'
import { freeTimes } from '../slots/free-times'
import { bookingToken } from '../token'
import { isOpen, openBooking } from './open-booking'

/** Days with free times on the page. It has no script to load more, so it shows all of the usual three weeks. */
const DAYS = 21

/** What a booking's own page shows; null for a link that names no booking of the website. */
export async function viewBooking(ctx: TenantContext, token: string, now: Date): Promise<Booking | null> {
  const booking = await openBooking(database(), ctx, token)
  const read = booking && (await readDetails(database(), booking.id))
  if (!booking || !read) return null
  const canChange = isOpen(booking, now)
  const place = canChange ? await findPlace(ctx, { locationId: booking.locationId, vehicle: null }) : null
  const slots =
    place &&
    (await freeTimes(ctx, {
      place,
      vehicle: booking.vehicle,
      from: now.toISOString().slice(0, 10),
      now: now.getTime(),
      except: booking.id,
    }))
  const others = slots?.filter(({ startsAt }) => startsAt !== booking.startsAt)
  return {
    details: read.details,
    state: booking.state === 'booked' && !canChange ? 'over' : booking.state,
    isOldLink: booking.isOldLink,
    token: bookingToken(read.details),
    days: place && others ? slotDays(others, { location: String(place.id), zone: place.zone }, DAYS) : null,
  }
}

import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { TestDriveDetails } from '@/domain/test-drives/mail/test-drive-mail'
import { type SlotDays, slotDays } from '@/domain/test-drives/slot-days'
import { database } from '../../clients/database'
import { readDetails } from '../mail/read-details'
import { findPlace } from '../places'
import { freeTimes } from '../slots/free-times'
import { bookingToken } from '../token'
import { isOpen, openBooking, type TestDriveState } from './open-booking'

/** Days with free times on the page. It has no script to load more, so it shows all of the usual three weeks. */
const DAYS = 21

export interface BookingView {
  readonly details: Pick<TestDriveDetails, 'startsAt' | 'endsAt' | 'zone' | 'vehicle' | 'location'>
  /** `over` once it has begun. */
  readonly state: TestDriveState | 'over'
  readonly isOldLink: boolean
  /** Of the booking as it is now. */
  readonly token: string
  /** Free times to change to; null when it cannot be changed online. */
  readonly days: SlotDays | null
}

/** What a booking's own page shows; null for a link that names no booking of the website. */
export async function viewBooking(ctx: TenantContext, token: string, now: Date): Promise<BookingView | null> {
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

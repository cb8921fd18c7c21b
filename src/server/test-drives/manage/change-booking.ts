import type { PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { askedTime } from '@/domain/test-drives/asked-time'
import type { Slot } from '@/domain/test-drives/bookable-slots'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { claimSeat } from '../booking/claim-seat'
import { findSlot } from '../booking/plan-test-drive'
import { SlotTaken } from '../booking/slot-taken'
import { mailShopper, tellStaff } from '../mail/mail-test-drive'
import { findPlace, type TestDrivePlace } from '../places'
import { isOpen, type OpenedBooking, openBooking } from './open-booking'

export type ChangeOutcome =
  | 'changed'
  | 'missing'
  /** It was changed or cancelled since the page was opened, or has begun. */
  | 'closed'
  | 'no time'
  | 'taken'
  | 'unavailable'

/** Moves a booking to the time that the shopper chose (TD-04). */
export async function changeBooking(
  ctx: TenantContext,
  token: string,
  answer: string,
  now: Date,
): Promise<ChangeOutcome> {
  const booking = await openBooking(database(), ctx, token)
  if (!booking) return 'missing'
  if (booking.isOldLink || !isOpen(booking, now)) return 'closed'
  const place = await findPlace(ctx, { locationId: booking.locationId, vehicle: null })
  if (!place) return 'unavailable'
  const startsAt = askedTime(answer, place.zone)
  if (startsAt === null) return 'no time'
  const slot = await findSlot(ctx, { place, vehicle: booking.vehicle, startsAt, now, except: booking.id })
  if (slot === 'unavailable') return 'unavailable'
  if (!slot) return 'taken'
  return move(ctx, token, { place, slot, now })
}

interface Move {
  readonly place: TestDrivePlace
  readonly slot: Slot
  readonly now: Date
}

const EXCLUSION = '23P01'

async function move(ctx: TenantContext, token: string, to: Move): Promise<ChangeOutcome> {
  try {
    return await inTransaction(database(), async (client) => {
      const booking = await openBooking(client, ctx, token, { isLocked: true })
      if (!booking || booking.isOldLink || !isOpen(booking, to.now)) return 'closed'
      await store(client, booking, to)
      return 'changed'
    })
  } catch (error) {
    if (error instanceof SlotTaken || (error as { code?: unknown }).code === EXCLUSION) return 'taken'
    throw error
  }
}

async function store(client: PoolClient, booking: OpenedBooking, { place, slot, now }: Move): Promise<void> {
  const seat = await claimSeat(client, {
    locationId: place.id,
    vehicleId: booking.vehicle?.id ?? null,
    capacity: place.terms.capacity,
    period: slot,
    except: booking.id,
  })
  await client.query(
    `UPDATE test_drives SET starts_at = $2, ends_at = $3, seat = $4, changes = changes + 1, reminded_at = NULL,
       updated_at = $5, booked_at = $5, starts_text = $6 WHERE id = $1`,
    [
      booking.id,
      new Date(slot.startsAt),
      new Date(slot.endsAt),
      seat,
      now,
      fullTimeText(slot.startsAt, place.zone),
    ],
  )
  await mailShopper(client, booking.id, 'changed')
  await tellStaff(client, booking.id, { kind: 'moved', from: booking.startsAt })
}

import type { TenantContext } from '@/domain/tenants/tenant-context'
import { askedTime } from '@/domain/test-drives/asked-time'
import type { Slot } from '@/domain/test-drives/bookable-slots'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findPlace, type TestDrivePlace } from '../places'
import { freeTimes } from '../slots/free-times'

interface Asked {
  /** The answer of the form's date and time field. */
  readonly answer: string
  readonly locationId: number | null
  readonly vehicle: Pick<Vehicle, 'id' | 'slug' | 'location_id' | 'dealership_id'> | null
}

export interface PlannedTestDrive {
  readonly place: TestDrivePlace
  readonly vehicleId: number | null
  readonly slot: Slot
}

export type TestDrivePlan =
  | { readonly kind: 'planned'; readonly drive: PlannedTestDrive }
  /** A field problem: the time cannot be booked. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The lead goes without a booking: no time was asked for (TD-03), or times cannot be booked online there. */
  | { readonly kind: 'no booking' }

const NOT_FREE = 'This time is not available. Choose another.'
const NOT_READ = 'Choose a date and time.'

/** Checks the time that a test drive form asks for, before the lead's transaction (TD-03, TD-04). */
export async function planTestDrive(ctx: TenantContext, asked: Asked, now: Date): Promise<TestDrivePlan> {
  const { answer, locationId, vehicle } = asked
  if (answer.trim() === '') return { kind: 'no booking' }
  const place = await findPlace(ctx, { locationId, vehicle })
  if (!place) return { kind: 'no booking' }
  const startsAt = askedTime(answer.trim(), place.zone)
  if (startsAt === null) return { kind: 'refused', message: NOT_READ }
  const slot = await findSlot(ctx, { place, vehicle: vehicleOf(vehicle), startsAt, now })
  if (slot === 'unavailable') return { kind: 'no booking' }
  if (!slot) return { kind: 'refused', message: NOT_FREE }
  return { kind: 'planned', drive: { place, vehicleId: vehicleOf(vehicle)?.id ?? null, slot } }
}

const vehicleOf = (vehicle: Asked['vehicle']) => vehicle && { id: Number(vehicle.id), slug: vehicle.slug }

interface AskedSlot {
  readonly place: TestDrivePlace
  readonly vehicle: { readonly id: number; readonly slug: string } | null
  readonly startsAt: number
  readonly now: Date
  readonly except?: number
}

/** The free time that starts then; null if there is none. */
export async function findSlot(
  ctx: TenantContext,
  { startsAt, now, ...asked }: AskedSlot,
): Promise<Slot | null | 'unavailable'> {
  const from = new Date(startsAt - 86_400_000).toISOString().slice(0, 10)
  const slots = await freeTimes(ctx, { ...asked, from, now: now.getTime() })
  return slots ? (slots.find((slot) => slot.startsAt === startsAt) ?? null) : 'unavailable'
}

import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type SlotDays, slotDays } from '@/domain/test-drives/slot-days'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findPlace } from '../places'
import { freeTimes } from './free-times'

/** Days with free times in one answer. */
const DAYS = 7

/** Before any date that can be booked. */
const EARLIEST = '2000-01-01'

interface Asked {
  readonly locationId: number | null
  readonly vehicle: Pick<Vehicle, 'id' | 'slug' | 'location_id' | 'dealership_id'> | null
  /** YYYY-MM-DD; null for today. */
  readonly from: string | null
}

export type SlotsAnswer =
  | { readonly kind: 'days'; readonly days: SlotDays }
  /** The location is not one where shoppers can book a time. */
  | { readonly kind: 'not offered' }
  | { readonly kind: 'unavailable' }

/** The next days with free times for a test drive, of a vehicle if one is given (TD-04, decision 75). */
export async function getSlots(
  ctx: TenantContext,
  { locationId, vehicle, from }: Asked,
  now: Date,
): Promise<SlotsAnswer> {
  const place = await findPlace(ctx, { locationId, vehicle })
  if (!place) return { kind: 'not offered' }
  const slots = await freeTimes(ctx, {
    place,
    vehicle: vehicle && { id: Number(vehicle.id), slug: vehicle.slug },
    from: from ?? EARLIEST,
    now: now.getTime(),
  })
  if (!slots) return { kind: 'unavailable' }
  return { kind: 'days', days: slotDays(slots, { location: String(place.id), zone: place.zone }, DAYS) }
}

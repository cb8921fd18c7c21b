import { buildTag } from '@/domain/cache/tags'
import type { SpecialHours, WeekdayHours } from '@/domain/locations/hours/opening-hours'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { TestDriveTerms } from '@/domain/test-drives/bookable-slots'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

/** A location where shoppers can book a time. */
export interface TestDrivePlace {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly dealershipId: number
  readonly isMain: boolean
  readonly zone: string
  readonly terms: TestDriveTerms
  readonly hours: readonly WeekdayHours[]
  readonly specialHours: readonly SpecialHours[]
}

interface PlaceRow extends Omit<TestDrivePlace, 'zone' | 'terms'> {
  zone: string | null
  state: string | null
  minutes: number
  capacity: number
  noticeHours: number
  daysAhead: number
}

/** The tenant's yards where shoppers can book a time, main ones first. Workshops and parts counters have no test drives. */
async function testDrivePlaces(ctx: TenantContext): Promise<readonly TestDrivePlace[]> {
  const tags = (['tenant', 'locations'] as const).map((kind) => buildTag(kind, { tenant: ctx.id }))
  return cached(ctx, ['test-drive-places'], tags, () => readPlaces(ctx))
}

async function readPlaces(ctx: TenantContext): Promise<readonly TestDrivePlace[]> {
  const { rows } = await database().query<PlaceRow>(
    `SELECT l.id, l.slug, l.name, l.dealership_id AS "dealershipId", coalesce(l.primary, false) AS "isMain",
       l.time_zone::text AS zone, l.address_state AS state, coalesce(l.test_drive_minutes, 30) AS minutes,
       coalesce(l.test_drive_capacity, 1) AS capacity, coalesce(l.test_drive_notice_hours, 2) AS "noticeHours",
       coalesce(l.test_drive_days_ahead, 21) AS "daysAhead",
       (SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'status', status, 'open', open, 'close', close)
          ORDER BY _order), '[]') FROM locations_contact_detail_opening_hours WHERE _parent_id = l.id) AS hours,
       (SELECT coalesce(json_agg(json_build_object('date', date, 'status', status, 'open', start_hour, 'close', end_hour)
          ORDER BY _order), '[]') FROM locations_special_hours WHERE _parent_id = l.id) AS "specialHours"
     FROM locations l
     WHERE l.tenant_id = $1 AND l.test_drive_offered AND coalesce(l.location_type, 'sales') = 'sales'
     ORDER BY l.primary DESC NULLS LAST, l.id`,
    [ctx.id],
  )
  return rows.map(({ state, zone, minutes, capacity, noticeHours, daysAhead, ...place }) => ({
    ...place,
    zone: locationTimeZone({ zone, state }),
    terms: { minutes, capacity, noticeHours, daysAhead },
  }))
}

interface AskedPlace {
  readonly locationId: number | null
  readonly vehicle: { readonly location_id: string | null; readonly dealership_id: string } | null
}

/**
 * Where a test drive takes place: at the location asked for; without one, where the vehicle stands, at its dealership, or
 * at the tenant's main yard. Null when that location offers no times.
 */
export async function findPlace(
  ctx: TenantContext,
  { locationId, vehicle }: AskedPlace,
): Promise<TestDrivePlace | null> {
  const places = await testDrivePlaces(ctx)
  if (locationId !== null) return places.find(({ id }) => id === locationId) ?? null
  if (!vehicle) return places[0] ?? null
  return (
    places.find(({ id }) => String(id) === vehicle.location_id) ??
    places.find(({ dealershipId }) => String(dealershipId) === vehicle.dealership_id) ??
    null
  )
}

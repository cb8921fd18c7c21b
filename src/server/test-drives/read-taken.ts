import type { ClientBase, Pool } from 'pg'
import type { Period, TakenTime } from '@/domain/test-drives/free-seat'

interface Asked {
  readonly locationId: number
  readonly vehicleId: number | null
  readonly period: Period
  /** A booking that does not count: the one being moved. */
  readonly except?: number
}

/** Bookings that overlap a period, at the location or of the vehicle at any location. */
export async function readTaken(
  db: Pool | ClientBase,
  { locationId, vehicleId, period, except = 0 }: Asked,
): Promise<TakenTime[]> {
  const { rows } = await db.query<{
    starts_at: Date
    ends_at: Date
    seat: number
    location_id: number
    vehicle_id: number | null
  }>(
    `SELECT starts_at, ends_at, seat::int AS seat, location_id, vehicle_id FROM test_drives
     WHERE state = 'booked' AND (location_id = $1 OR vehicle_id = $2) AND id <> $5
       AND tstzrange(starts_at, ends_at) && tstzrange($3, $4)`,
    [locationId, vehicleId, new Date(period.startsAt), new Date(period.endsAt), except],
  )
  return rows.map((row) => ({
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    seat: row.location_id === locationId ? row.seat : null,
    vehicleId: row.vehicle_id,
  }))
}

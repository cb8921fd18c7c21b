import { buildTag } from '@/domain/cache/tags'
import type { Place } from '@/domain/places/places-away'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { positionOfPostcode } from '../stock/search/near/postcode-position'

/** A yard that vehicles are delivered from, named after its city or suburb. */
export interface DispatchPlace extends Place {
  readonly id: number
  readonly dealership: number
}

/**
 * Where a vehicle is delivered from: its own location; if that is unknown, its dealership's yards; otherwise, or without a vehicle, all of
 * the tenant's yards.
 */
export async function dispatchPlaces(
  ctx: TenantContext,
  vehicle: Pick<Vehicle, 'location_id' | 'dealership_id'> | null,
): Promise<readonly DispatchPlace[]> {
  const tags = (['tenant', 'locations'] as const).map((kind) => buildTag(kind, { tenant: ctx.id }))
  const all = await cached(ctx, ['places-of-dispatch'], tags, () => readPlaces(ctx))
  const choices = [
    all.filter(({ id }) => String(id) === vehicle?.location_id),
    all.filter(({ dealership }) => String(dealership) === vehicle?.dealership_id),
  ]
  return choices.find((places) => places.length > 0) ?? all
}

interface PlaceRow {
  id: number
  dealership: number
  name: string
  lat: number | null
  lng: number | null
  postcode: string | null
}

/** Only sales yards: vehicles are not dispatched from workshops or parts counters. */
async function readPlaces(ctx: TenantContext): Promise<readonly DispatchPlace[]> {
  const { rows } = await database().query<PlaceRow>(
    `SELECT id, dealership_id AS dealership, coalesce(nullif(address_city, ''), name) AS name,
       address_lat AS lat, address_long AS lng, address_postcode AS postcode
     FROM locations WHERE tenant_id = $1 AND coalesce(location_type, 'sales') IN ('sales', 'car-buying')
     ORDER BY id`,
    [ctx.id],
  )
  const places = await Promise.all(rows.map(placeOf))
  return places.filter((place) => place !== null)
}

async function placeOf({ lat, lng, postcode, ...place }: PlaceRow): Promise<DispatchPlace | null> {
  if (lat !== null && lng !== null) return { ...place, lat, lng }
  const position = await positionOfPostcode(postcode ?? '')
  return position && { ...place, ...position }
}

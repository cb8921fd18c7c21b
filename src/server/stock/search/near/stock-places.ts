import { buildTag } from '@/domain/cache/tags'
import type { Place } from '@/domain/places/places-away'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../../../cache/cached'
import { database } from '../../../clients/database'
import { positionOfPostcode } from './postcode-position'

interface PlaceRow {
  name: string
  lat: number | null
  lng: number | null
  postcode: string | null
}

/**
 * Returns the places of the tenant's stock: each location name of its vehicles, with the position of the location's record or of
 * its postcode. Leaves out names without a record or a position.
 */
export async function getStockPlaces(ctx: TenantContext): Promise<readonly Place[]> {
  const tags = (['tenant', 'stock', 'locations'] as const).map((kind) => buildTag(kind, { tenant: ctx.id }))
  return cached(ctx, ['stock-places'], tags, () => readStockPlaces(ctx))
}

async function readStockPlaces(ctx: TenantContext): Promise<readonly Place[]> {
  const { rows } = await database().query<PlaceRow>(
    `SELECT DISTINCT ON (named.name) named.name, l.address_lat AS lat, l.address_long AS lng,
       l.address_postcode AS postcode
     FROM (SELECT DISTINCT s.location_name AS name, v.location_id FROM search.stock s JOIN vehicles v USING (id)
           WHERE s.tenant_id = $1 AND s.location_name <> '') named
     JOIN locations l ON l.tenant_id = $1 AND (l.id = named.location_id OR l.name = named.name)
     ORDER BY named.name, l.id = named.location_id DESC NULLS LAST, l.id`,
    [ctx.id],
  )
  const places = await Promise.all(rows.map(placeOf))
  return places.filter((place) => place !== null)
}

async function placeOf({ name, lat, lng, postcode }: PlaceRow): Promise<Place | null> {
  if (lat !== null && lng !== null) return { name, lat, lng }
  const position = await positionOfPostcode(postcode ?? '')
  return position && { name, ...position }
}

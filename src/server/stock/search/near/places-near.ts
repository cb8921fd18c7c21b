import { type PlaceAway, placesAway } from '@/domain/places/places-away'
import type { Near } from '@/domain/stock/search/query/near'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { positionOfPostcode } from './postcode-position'
import { getStockPlaces } from './stock-places'

/**
 * Returns the distance of each location of the tenant's stock from the postcode, nearest first. Null when the postcode is
 * unknown.
 */
export async function placesNear(ctx: TenantContext, near: Near): Promise<readonly PlaceAway[] | null> {
  const position = await positionOfPostcode(near.postcode)
  return position && placesAway(position, await getStockPlaces(ctx))
}

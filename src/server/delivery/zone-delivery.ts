import { type DeliveryZone, zoneAt } from '@/domain/delivery/delivery-zones'
import { placesAway } from '@/domain/places/places-away'
import { positionOfPostcode } from '../stock/search/near/postcode-position'
import type { DeliveryPrices } from './delivery-prices'
import type { PlaceOfDispatch } from './places-of-dispatch'

/**
 * The built-in prices: by the tenant's own zones, at the distance over the ground from the nearest of these places. Nothing is
 * available to a postcode that nobody has, beyond the last zone, or from nowhere.
 */
export function zoneDelivery(
  zones: readonly DeliveryZone[],
  places: readonly PlaceOfDispatch[],
): DeliveryPrices {
  return {
    async find(postcode) {
      const position = await positionOfPostcode(postcode)
      const [nearest] = position ? placesAway(position, places) : []
      const zone = nearest && zoneAt(zones, nearest.km)
      if (!zone) return null
      return {
        price: zone.price,
        name: zone.name,
        km: Math.max(1, Math.round(nearest.km)),
        from: nearest.name,
      }
    },
  }
}

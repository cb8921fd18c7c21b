import { type DeliveryZone, zoneAt } from '@/domain/delivery/delivery-zones'
import { placesAway } from '@/domain/places/places-away'
import { positionOfPostcode } from '../stock/search/near/postcode-position'
import type { DeliveryPrices } from './delivery-prices'
import type { DispatchPlace } from './dispatch-places'

/**
 * The built-in prices: by the tenant's zones, at the great-circle distance from the nearest of these places. Delivery is not available to
 * an unknown postcode, beyond the last zone, or without a place.
 */
export function zoneDelivery(
  zones: readonly DeliveryZone[],
  places: readonly DispatchPlace[],
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

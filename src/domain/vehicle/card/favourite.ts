import { isForSale } from '../sold'
import type { Vehicle } from '../vehicle'

interface Variant {
  readonly 'garage.variant': 'inStock' | 'usedPricedPhotographed'
}

export interface FavouriteSettings extends Variant {
  readonly 'garage.enabled': boolean
}

export interface CompareSettings extends Variant {
  readonly 'garage.compare': boolean
}

type Kept = Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>

/**
 * Whether a vehicle has the favourite button: favourites are on, and it is in stock or coming soon (FAV-03, decision
 * 20). In the stricter variant it must also be used, have a price, shown or hidden, and have photos (FAV-04).
 */
export function canBeFavourite(vehicle: Kept, settings: FavouriteSettings): boolean {
  return settings['garage.enabled'] && canBeKept(vehicle, settings)
}

/** Whether a vehicle has the compare button: compare is on, and the same conditions apply (CMP-02). */
export function canBeCompared(vehicle: Kept, settings: CompareSettings): boolean {
  return settings['garage.compare'] && canBeKept(vehicle, settings)
}

function canBeKept(vehicle: Kept, settings: Variant): boolean {
  if (!isForSale(vehicle)) return false
  if (settings['garage.variant'] === 'inStock') return true
  return vehicle.car_type === 'used' && vehicle.has_price && vehicle.photos_count > 0
}

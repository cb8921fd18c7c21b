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

type Candidate = Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>

/**
 * For vehicles in stock or coming soon (FAV-03, decision 20). The stricter variant also requires a used vehicle with a
 * price, shown or hidden, and photos (FAV-04).
 */
export function canBeFavourite(vehicle: Candidate, settings: FavouriteSettings): boolean {
  return settings['garage.enabled'] && meetsVariant(vehicle, settings)
}

/** The same conditions as for favourites (CMP-02). */
export function canBeCompared(vehicle: Candidate, settings: CompareSettings): boolean {
  return settings['garage.compare'] && meetsVariant(vehicle, settings)
}

function meetsVariant(vehicle: Candidate, settings: Variant): boolean {
  if (!isForSale(vehicle)) return false
  if (settings['garage.variant'] === 'inStock') return true
  return vehicle.car_type === 'used' && vehicle.has_price && vehicle.photos_count > 0
}

import { isForSale } from '../sale/sold'
import type { Vehicle } from '../vehicle'

export interface SavingSettings {
  readonly 'garage.enabled': boolean
  readonly 'garage.compare': boolean
  readonly 'garage.variant': 'inStock' | 'usedPricedPhotographed'
  readonly 'integrations.imageCdnBase': string
}

export interface SavingOptions {
  readonly hasFavourites: boolean
  readonly hasCompare: boolean
  readonly savable: 'inStock' | 'usedPricedPhotographed'
  /** Serves the picture that the browser stores; empty for none. */
  readonly imageCdn: string
}

type Rule = Pick<SavingOptions, 'savable'>

export function savingOptions(settings: SavingSettings): SavingOptions {
  return {
    hasFavourites: settings['garage.enabled'],
    hasCompare: settings['garage.compare'],
    savable: settings['garage.variant'],
    imageCdn: settings['integrations.imageCdnBase'],
  }
}

type Candidate = Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>

/**
 * For vehicles in stock or coming soon (FAV-03, decision 20). The stricter variant also requires a used vehicle with a
 * price, shown or hidden, and photos (FAV-04).
 */
export function canBeFavourite(
  vehicle: Candidate,
  options: Rule & Pick<SavingOptions, 'hasFavourites'>,
): boolean {
  return options.hasFavourites && isSavable(vehicle, options)
}

/** The same conditions as for favourites (CMP-02). */
export function canBeCompared(
  vehicle: Candidate,
  options: Rule & Pick<SavingOptions, 'hasCompare'>,
): boolean {
  return options.hasCompare && isSavable(vehicle, options)
}

function isSavable(vehicle: Candidate, { savable }: Rule): boolean {
  if (!isForSale(vehicle)) return false
  if (savable === 'inStock') return true
  return vehicle.car_type === 'used' && vehicle.has_price && vehicle.photos_count > 0
}

import { canBeCompared, canBeFavourite, type SavingOptions } from '@/domain/vehicle/card/favourite'
import { type Favourite, favouriteOf } from '@/domain/vehicle/saved/stored-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export type SavableVehicle = Favourite &
  Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>

/** Which buttons a vehicle has; null for none. */
export interface KeepToolsView {
  readonly vehicle: Favourite
  readonly isFavourite: boolean
  readonly isCompared: boolean
}

/** The favourite and compare buttons of a vehicle, each where it is allowed (FAV-03, CMP-02). */
export function keepToolsOf(vehicle: SavableVehicle, saving: SavingOptions): KeepToolsView | null {
  const isFavourite = canBeFavourite(vehicle, saving)
  const isCompared = canBeCompared(vehicle, saving)
  if (!isFavourite && !isCompared) return null
  return { vehicle: favouriteOf(vehicle, saving.imageCdn), isFavourite, isCompared }
}

import { trackedEvents } from '@/domain/tracking/events'
import type { Favourite } from '@/domain/vehicle/saved/stored-vehicle'
import { track } from '@/ui/tracking/track'
import { createSavedList, isListed, withoutVehicle } from './saved-list'

/** The saved vehicles, per website and browser (FAV-06). */
const store = createSavedList('favourites')

export const readFavourites = store.read
export const useFavourites = store.useValue

/**
 * Saves a vehicle with its fields, or removes it (FAV-01, FAV-05). Only saving is tracked (FAV-02, decision
 * 40).
 */
export function toggleFavourite(vehicle: Favourite): void {
  const saved = store.read()
  const isAdded = !isListed(saved, vehicle)
  const isStored = store.write(isAdded ? [vehicle, ...saved] : withoutVehicle(saved, vehicle))
  if (isStored && isAdded) track({ event: trackedEvents.watchlistSave, data: { vehicle: vehicle.slug } })
}

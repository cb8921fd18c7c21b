import type { ViewedVehicle } from '@/domain/vehicle/saved/stored-vehicle'
import { MAX_VIEWED } from '@/domain/vehicle/saved/viewed-vehicles'
import { createSavedList, withoutVehicle } from './saved-list'

const store = createSavedList('viewed')

export const readViewed = store.read

/** Puts the page's vehicle first (FAV-07). */
export function recordViewed(vehicle: ViewedVehicle): void {
  store.write([vehicle, ...withoutVehicle(store.read(), vehicle)].slice(0, MAX_VIEWED))
}

export function clearViewed(): void {
  store.write([])
}

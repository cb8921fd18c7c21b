import type { ViewedVehicle } from '@/domain/vehicle/saved/kept-vehicle'
import { MOST_VIEWED } from '@/domain/vehicle/saved/viewed-vehicles'
import { createKeptList, withoutVehicle } from './kept-list'

const store = createKeptList('viewed')

export const readViewed = store.read

/** Puts the page's vehicle first (FAV-07). */
export function noteViewed(vehicle: ViewedVehicle): void {
  store.write([vehicle, ...withoutVehicle(store.read(), vehicle)].slice(0, MOST_VIEWED))
}

export function clearViewed(): void {
  store.write([])
}

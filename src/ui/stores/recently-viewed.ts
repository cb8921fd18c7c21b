import type { ViewedVehicle } from '@/domain/vehicle/saved/kept-vehicle'
import { MOST_VIEWED } from '@/domain/vehicle/saved/viewed-vehicles'
import { createKeptList, withoutVehicle } from './kept-list'

/** The vehicles whose pages the shopper viewed, per website and browser. */
const store = createKeptList('viewed')

export const readViewed = store.read

/** Puts the page's vehicle first (FAV-07). */
export function noteViewed(vehicle: ViewedVehicle): void {
  store.write([vehicle, ...withoutVehicle(store.read(), vehicle)].slice(0, MOST_VIEWED))
}

export function clearViewed(): void {
  store.write([])
}

import { MAX_COMPARED } from '@/domain/compare/compare-path'
import type { Favourite } from '@/domain/vehicle/saved/stored-vehicle'
import { createSavedList, isListed, type SavedList, withoutVehicle } from './saved-list'
import { showToast } from './toast'

/** The vehicles that a shopper chose to compare, per website and browser (CMP-01). */
const store = createSavedList('compare')

export const readCompared = store.read
export const useCompared = (): SavedList => store.useValue()

/** Adds a vehicle at the end of the list, or removes it. A full list does not change, and a toast says so. */
export function toggleCompared(vehicle: Favourite): void {
  const saved = store.read()
  if (isListed(saved, vehicle)) store.write(withoutVehicle(saved, vehicle))
  else if (saved.length < MAX_COMPARED) store.write([...saved, vehicle])
  else showToast(`You can compare ${MAX_COMPARED} at a time. Remove one to add another.`, 6000)
}

/** Removes vehicles from the list. Does not write when the list contains none of them. */
export function removeCompared(slugs: readonly string[]): void {
  const saved = store.read()
  const others = saved.filter(({ slug }) => !slugs.includes(slug))
  if (others.length < saved.length) store.write(others)
}

export function clearCompared(): void {
  store.write([])
}

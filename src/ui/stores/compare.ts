import { MOST_COMPARED } from '@/domain/compare/compare-path'
import type { Favourite } from '@/domain/vehicle/saved/kept-vehicle'
import { createKeptList, isListed, type KeptList, withoutVehicle } from './kept-list'
import { showToast } from './toast'

/** The vehicles that a shopper chose to compare on this website, in this browser (CMP-01). */
const store = createKeptList('compare')

export const readCompared = store.read
export const useCompared = (): KeptList => store.useValue()

/** Adds a vehicle at the end of the list, or takes it off. A full list stays as it is, and a toast says so. */
export function toggleCompared(vehicle: Favourite): void {
  const kept = store.read()
  if (isListed(kept, vehicle)) store.write(withoutVehicle(kept, vehicle))
  else if (kept.length < MOST_COMPARED) store.write([...kept, vehicle])
  else showToast(`You can compare ${MOST_COMPARED} at a time. Remove one to add another.`, 6000)
}

/** Takes vehicles off the list. A list that has none of them is left untouched. */
export function removeCompared(slugs: readonly string[]): void {
  const kept = store.read()
  const others = kept.filter(({ slug }) => !slugs.includes(slug))
  if (others.length < kept.length) store.write(others)
}

export function clearCompared(): void {
  store.write([])
}

import { distanceKm, type Position } from './distance'

export interface Place extends Position {
  readonly name: string
}

export interface PlaceAway {
  readonly name: string
  /** Kilometres, exact. */
  readonly km: number
}

/** How far each place is from `from`, the nearest first. */
export function placesAway(from: Position, places: readonly Place[]): readonly PlaceAway[] {
  return places
    .map((place) => ({ name: place.name, km: distanceKm(from, place) }))
    .toSorted((one, other) => one.km - other.km || (one.name < other.name ? -1 : 1))
}

/** Names of the places at most `km` away. */
export function namesWithin(places: readonly PlaceAway[], km: number): readonly string[] {
  return places.filter((place) => place.km <= km).map(({ name }) => name)
}

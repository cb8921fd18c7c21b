import { distanceKm, type Position } from './distance'

export interface Place extends Position {
  readonly name: string
}

export interface PlaceAway {
  readonly name: string
  /** Not rounded. */
  readonly km: number
}

/** Nearest first. */
export function placesAway(from: Position, places: readonly Place[]): readonly PlaceAway[] {
  return places
    .map((place) => ({ name: place.name, km: distanceKm(from, place) }))
    .toSorted((one, other) => one.km - other.km || (one.name < other.name ? -1 : 1))
}

export function namesWithin(places: readonly PlaceAway[], km: number): readonly string[] {
  return places.filter((place) => place.km <= km).map(({ name }) => name)
}

import { distanceKm, type Position } from '../places/distance'
import { formatCount } from '../text/format-count'

interface Placed {
  readonly position: Position | null
}

export interface Located<Each> {
  readonly location: Each
  /** Null if the location's position is unknown. */
  readonly km: number | null
}

/** Nearest first; those without a position last, in their order. */
export function nearestFirst<Each extends Placed>(
  locations: readonly Each[],
  from: Position,
): readonly Located<Each>[] {
  return locations
    .map((location) => ({
      location,
      km: location.position && distanceKm(from, location.position),
    }))
    .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0)
}

/** `less than 1 km away`, `1,204 km away`. */
export function distanceText(km: number): string {
  return km < 1 ? 'less than 1 km away' : `${formatCount(Math.round(km))} km away`
}

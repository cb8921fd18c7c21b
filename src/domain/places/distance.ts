/** Degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** SEARCH-34. */
const EARTH_RADIUS_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along a great circle, by the haversine formula (SEARCH-34). */
export function distanceKm(one: Position, other: Position): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const between = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat))
  const chord = Math.sin(lat / 2) ** 2 + between * Math.sin(lng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

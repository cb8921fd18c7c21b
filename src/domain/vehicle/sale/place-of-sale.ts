import type { Vehicle } from '../vehicle'

export interface PlaceOfSale {
  /** Shown as a badge. */
  readonly dealership: string
  /** Without the dealership's name; the city if nothing is left. */
  readonly location: string | null
}

/** `Southern Cross Used Cars`, `Mount Gravatt` (CARD-01). */
export function placeOfSale({
  dealership_name: dealership,
  location_name: location,
  city,
}: Pick<Vehicle, 'dealership_name' | 'location_name' | 'city'>): PlaceOfSale {
  if (!location) return { dealership, location: null }
  if (location.toLowerCase() === dealership.toLowerCase()) return { dealership, location: city }
  const repeats = location.toLowerCase().startsWith(`${dealership.toLowerCase()} `)
  return { dealership, location: repeats ? location.slice(dealership.length).trim() : location }
}

import type { Vehicle } from './vehicle'

/** A vehicle's dealership and location, which a card shows separately (CARD-01). */
export interface PlaceOfSale {
  /** The dealership's name, shown as a badge. */
  readonly dealership: string
  /** The location's name without the dealership's name; the city if nothing is left. */
  readonly location: string | null
}

/** Splits a vehicle's place into dealership and location: `Southern Cross Used Cars`, `Mount Gravatt` (CARD-01). */
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

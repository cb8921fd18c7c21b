import type { Vehicle } from './vehicle'

/** Where a vehicle stands, in the parts a card sets apart (CARD-01). */
export interface PlaceOfSale {
  /** The dealership's name: the badge. */
  readonly dealership: string
  /** The location's name, without the dealership's when it only repeats it; the city when nothing is left. */
  readonly location: string | null
}

/** The dealership and the location of a vehicle: `Southern Cross Used Cars`, `Mount Gravatt` (CARD-01). */
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

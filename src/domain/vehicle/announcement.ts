import type { Vehicle } from './vehicle'

export interface Announcement {
  readonly text: string
  /** Where the way there is shown. */
  readonly directionsHref: string
}

type Placed = Pick<Vehicle, 'city' | 'state' | 'location_name' | 'dealership_name'>

/** A map's directions to where a vehicle stands; null when that is not known. */
export function directionsHref({ city, state, location_name, dealership_name }: Placed): string | null {
  if (!city) return null
  const place = [location_name ?? dealership_name, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** Says where a vehicle stands when that is not the dealer's own city (VDP-18); null when it is, or when either is not known. */
export function announcement(vehicle: Placed, primaryCity: string): Announcement | null {
  const city = vehicle.city?.trim()
  const href = directionsHref(vehicle)
  const home = primaryCity.trim()
  if (!city || !href || !home || city.toLowerCase() === home.toLowerCase()) return null
  return { text: `Located at ${city}`, directionsHref: href }
}

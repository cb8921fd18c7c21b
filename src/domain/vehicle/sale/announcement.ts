import type { Vehicle } from '../vehicle'

export interface Announcement {
  readonly text: string
  readonly directionsHref: string
}

type Placed = Pick<Vehicle, 'city' | 'state' | 'location_name' | 'dealership_name'>

/** Null if the city is unknown. */
export function directionsHref({ city, state, location_name, dealership_name }: Placed): string | null {
  if (!city) return null
  const place = [location_name ?? dealership_name, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** VDP-18. Null in the dealer's own city, and if either city is unknown. */
export function announcement(vehicle: Placed, primaryCity: string): Announcement | null {
  const city = vehicle.city?.trim()
  const href = directionsHref(vehicle)
  const home = primaryCity.trim()
  if (!city || !href || !home || city.toLowerCase() === home.toLowerCase()) return null
  return { text: `Located at ${city}`, directionsHref: href }
}

import { isSafeHref } from '../url/link'
import { addressText, type SiteLocation } from './location'

type Mapped = Pick<
  SiteLocation,
  'name' | 'street' | 'city' | 'state' | 'postcode' | 'position' | 'placeId' | 'placeUrl' | 'mapKey'
>

/** `Name, street, city state postcode`. */
function placeText(location: Mapped): string {
  return [location.name, addressText(location)].filter(Boolean).join(', ')
}

/** Directions on a map: the address that staff entered, else built from the place, its position or its address. */
export function directionsTo(location: Mapped): string {
  const { placeUrl, placeId, position } = location
  if (placeUrl && isSafeHref(placeUrl)) return placeUrl
  const query = new URLSearchParams({
    api: '1',
    destination: position ? `${position.lat},${position.lng}` : placeText(location),
  })
  if (placeId) query.set('destination_place_id', placeId)
  return `https://www.google.com/maps/dir/?${query}`
}

/** The key of a location's map: its own in place of the website's. Null without a website's key (LOC-20). */
function keyOf({ mapKey }: Mapped, siteKey: string): string | null {
  return siteKey ? mapKey || siteKey : null
}

/** The map service takes addresses of up to 16,384 characters. */
const MOST_MARKERS = 100

/** The address of a picture of the map; null without a key or a position. */
export function mapPicture(location: Mapped, siteKey: string): string | null {
  const key = keyOf(location, siteKey)
  if (!key || !location.position) return null
  const { lat, lng } = location.position
  const place = `${lat},${lng}`
  const query = new URLSearchParams({ center: place, zoom: '14', size: '600x400', markers: place, key })
  return `https://maps.googleapis.com/maps/api/staticmap?${query}`
}

/** The address of a picture of the map with several locations, the first nine with their number; null without a key or a position. */
export function overviewPicture(
  locations: readonly Pick<Mapped, 'position'>[],
  siteKey: string,
): string | null {
  const markers = locations.flatMap(({ position }, index) =>
    // A marker shows one character.
    position ? [`${index < 9 ? `label:${index + 1}|` : ''}${position.lat},${position.lng}`] : [],
  )
  if (!siteKey || markers.length === 0) return null
  const query = new URLSearchParams({ size: '640x320', scale: '2', key: siteKey })
  for (const marker of markers.slice(0, MOST_MARKERS)) query.append('markers', marker)
  // Without a zoom, one marker alone would be seen from a few metres.
  if (markers.length === 1) query.set('zoom', '14')
  return `https://maps.googleapis.com/maps/api/staticmap?${query}`
}

/** The address of a map to embed; null without a key. */
export function mapEmbed(location: Mapped, siteKey: string): string | null {
  const key = keyOf(location, siteKey)
  if (!key) return null
  const place = location.placeId ? `place_id:${location.placeId}` : placeText(location)
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: place })}`
}

import type { Position } from '@/domain/places/distance'
import { ownValue } from '@/domain/records/own-value'

/**
 * The position of each postcode: the median of its places' positions in GeoNames (CC BY 4.0, https://www.geonames.org). Loaded on
 * first use.
 */
async function positions(): Promise<Readonly<Record<string, readonly number[]>>> {
  const { default: byPostcode } = await import('./postcode-positions.json', { with: { type: 'json' } })
  return byPostcode
}

export async function positionOfPostcode(postcode: string): Promise<Position | null> {
  const byPostcode = await positions()
  const [lat, lng] = ownValue(byPostcode, postcode) ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

export async function createPostcodeCheck(): Promise<(postcode: string) => boolean> {
  const byPostcode = await positions()
  return (postcode) => Object.hasOwn(byPostcode, postcode)
}

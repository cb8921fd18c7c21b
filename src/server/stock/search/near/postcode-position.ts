import type { Position } from '@/domain/places/distance'
import { ownValue } from '@/domain/records/own-value'

/**
 * The middle of each postcode's places (the median of GeoNames' positions, CC BY 4.0, https://www.geonames.org), read when
 * first asked for.
 */
async function positions(): Promise<Readonly<Record<string, readonly number[]>>> {
  const { default: byPostcode } = await import('./postcode-positions.json', { with: { type: 'json' } })
  return byPostcode
}

/** Where a postcode of four digits is; null when nobody has it. */
export async function positionOfPostcode(postcode: string): Promise<Position | null> {
  const byPostcode = await positions()
  const [lat, lng] = ownValue(byPostcode, postcode) ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

/** Tells of any text whether it is a postcode. */
export async function postcodeTeller(): Promise<(postcode: string) => boolean> {
  const byPostcode = await positions()
  return (postcode) => Object.hasOwn(byPostcode, postcode)
}

import type { Hotspot, Vehicle, VehicleImage } from '@/domain/vehicle/vehicle'
import { isBlank } from './blank'
import { FieldProblem } from './field-problem'
import { readList } from './parse-list'
import { parseNumber } from './parse-number'
import { parseText } from './parse-text'
import { parseUrl } from './parse-url'

const MAX_IMAGES = 300

type Loose = Record<string, unknown>

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function urlIn(value: unknown): unknown {
  return isObject(value) ? value.url : value
}

/** Accepts a URL, `{ url, thumb }`, or the specification's `{ image: { url, thumb: { url } } }`. */
function parseImage(item: unknown): VehicleImage | null {
  const picture = isObject(item) && item.image !== undefined ? item.image : item
  const url = parseUrl(urlIn(picture))
  if (url === null) return null
  const thumb = isObject(picture) ? parseUrl(urlIn(picture.thumb)) : null
  return { image: { url, thumb: { url: thumb ?? url } } }
}

/** Image services put commas inside URLs, so a comma separates only when a URL follows it. */
function splitAddresses(value: unknown): unknown {
  return typeof value === 'string' && !isBlank(value)
    ? value.split(/[|;\s]+|,(?=\s*(?:https?:|\/))/).filter((part) => part.trim() !== '')
    : value
}

/** Parses photos (ENT-05): URLs, objects, or one text with several URLs. A photo without a thumbnail is its own thumbnail. */
export function parseImages(value: unknown): VehicleImage[] {
  return readList(splitAddresses(value), MAX_IMAGES)
    .map(parseImage)
    .filter((image) => image !== null)
}

export function parseUrlList(value: unknown): string[] {
  return readList(splitAddresses(value), MAX_IMAGES)
    .map((item) => parseUrl(urlIn(item)))
    .filter((url) => url !== null)
}

function parseHotspot(value: unknown): Hotspot {
  if (!isObject(value)) throw new FieldProblem(value, 'is not a hotspot')
  const positions = readList(value.positions, 720).map((position) => {
    if (!isObject(position)) throw new FieldProblem(position, 'is not a position')
    return {
      angle: parseNumber(position.angle, { min: 0, max: 360 }) ?? 0,
      x: parseNumber(position.x, { min: 0, max: 100 }) ?? 0,
      y: parseNumber(position.y, { min: 0, max: 100 }) ?? 0,
    }
  })
  return { description: parseText(value.description, 500) ?? '', positions }
}

/** Parses the hotspots of the 360° views (ENT-05). */
export function parseHotspots(value: unknown): Vehicle['hotspots'] {
  if (isBlank(value)) return null
  if (!isObject(value)) throw new FieldProblem(value, 'has no exterior and interior hotspots')
  return {
    exterior: readList(value.exterior, 100).map(parseHotspot),
    interior: readList(value.interior, 100).map(parseHotspot),
  }
}

import type { VehicleMedia } from '@/domain/vehicle/vehicle'
import type { FeedVehicle } from './fields/feed-vehicle'
import { parseImages, parseUrlList } from './fields/parse-media'
import { parseNumber } from './fields/parse-number'
import { parseUrl } from './fields/parse-url'
import { readField } from './fields/read-field'

const parseCount = (value: unknown) => parseNumber(value, { min: 0, max: 10_000, whole: true })

/** Reads photos (ENT-05). Derives the first photo, the thumbnails and the count when the feed does not give them. */
export function readPhotos(
  vehicle: FeedVehicle,
): Pick<VehicleMedia, 'images' | 'thumbnails' | 'primary_image_url' | 'photos_count'> {
  const images = readField(vehicle, 'images', parseImages)
  const thumbnails = readField(vehicle, 'thumbnails', parseUrlList)
  const counted = readField(vehicle, 'photos_count', parseCount)
  return {
    images,
    thumbnails: thumbnails.length > 0 ? thumbnails : images.map(({ image }) => image.thumb.url),
    primary_image_url: readField(vehicle, 'primary_image_url', parseUrl) ?? images[0]?.image.url ?? null,
    photos_count: images.length > 0 ? images.length : (counted ?? 0),
  }
}

import type { Vehicle } from '../vehicle'
import { ownPhoto } from './placeholder-image'

/** How many photos a card lets a shopper leaf through. */
export const CARD_PHOTOS = 5

/** The vehicle's own photos among these addresses, each once; stand-ins of the feed are left out (CARD-10). */
export function ownPhotos(urls: readonly (string | null)[]): readonly string[] {
  return [...new Set(urls.map(ownPhoto).filter((url) => url !== null))]
}

/** All photos of a vehicle, the leading one first. */
export function vehiclePhotos({
  primary_image_url: first,
  images,
}: Pick<Vehicle, 'primary_image_url' | 'images'>): readonly string[] {
  return ownPhotos([first, ...images.map(({ image }) => image.url)])
}

/** A photo's few blurred pixels, as a data address; null for all but the leading photo, and until they are made. */
export function photoPreview(
  vehicle: Pick<Vehicle, 'primary_image_url' | 'photo_preview'>,
  url: string | undefined,
): string | null {
  return url !== undefined && url === vehicle.primary_image_url ? vehicle.photo_preview : null
}

/** The photos of a vehicle's card, at most five, the leading one first. */
export function cardPhotos({
  primary_image_url: first,
  photos,
}: {
  readonly primary_image_url: string | null
  readonly photos: readonly string[]
}): readonly string[] {
  return ownPhotos([first, ...photos]).slice(0, CARD_PHOTOS)
}

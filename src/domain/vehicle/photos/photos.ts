import type { Vehicle } from '../vehicle'
import { ownPhoto } from './placeholder-image'

export const CARD_PHOTOS = 5

/** Distinct, without the feed's placeholders (CARD-10). */
export function ownPhotos(urls: readonly (string | null)[]): readonly string[] {
  return [...new Set(urls.map(ownPhoto).filter((url) => url !== null))]
}

/** The leading one first. */
export function vehiclePhotos({
  primary_image_url: first,
  images,
}: Pick<Vehicle, 'primary_image_url' | 'images'>): readonly string[] {
  return ownPhotos([first, ...images.map(({ image }) => image.url)])
}

/** A data URL; null for all but the leading photo, and until it has been generated. */
export function photoPreview(
  vehicle: Pick<Vehicle, 'primary_image_url' | 'photo_preview'>,
  url: string | undefined,
): string | null {
  return url !== undefined && url === vehicle.primary_image_url ? vehicle.photo_preview : null
}

export function cardPhotos({
  primary_image_url: first,
  photos,
}: {
  readonly primary_image_url: string | null
  readonly photos: readonly string[]
}): readonly string[] {
  return ownPhotos([first, ...photos]).slice(0, CARD_PHOTOS)
}

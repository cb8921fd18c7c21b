import { photoName } from '@/domain/images/stock-photo'
import type { StockHit } from '@/domain/stock/search/results/result'
import { cardPhotos, photoPreview } from '@/domain/vehicle/photos/photos'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { isSold } from '@/domain/vehicle/sale/sold'

/** A vehicle's photos on a card, with the link that they are. */
export interface CardPhotosView {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly cdn: string
  /** Names from `photoName`, the leading photo first; empty for the new arrival placeholder (CARD-10). */
  readonly photos: readonly string[]
  readonly blur: string | null
  readonly body: string | null
  readonly isSold: boolean
}

export function cardPhotosView(vehicle: StockHit, cdn: string): CardPhotosView {
  const { slug, path, name, simple_body: body } = vehicle
  const all = cardPhotos(vehicle)
  const photos = all.length > 1 || ownPhoto(all[0] ?? null) ? all.map((url) => photoName(url, cdn)) : []
  return { slug, path, name, cdn, photos, blur: photoPreview(vehicle, all[0]), body, isSold: isSold(vehicle) }
}

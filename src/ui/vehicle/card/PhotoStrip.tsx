import { photoName } from '@/domain/images/stock-photo'
import { cardPhotoWidths } from '@/domain/images/stock-photo-widths'
import type { StockHit } from '@/domain/stock/search/results/result'
import { cardPhotos, photoPreview } from '@/domain/vehicle/photos/photos'
import { isSold } from '@/domain/vehicle/sale/sold'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import CardPhotos from './photo-strip.island'

interface Props {
  vehicle: StockHit
  sizes: string
  cdn: string
  turn: PhotoPriority
}

/**
 * The photos of a card. They link to the vehicle like the rest of the card, so the second link is hidden from
 * screen readers.
 */
export function PhotoStrip({ vehicle, sizes, cdn, turn }: Props) {
  const { slug, path, name } = vehicle
  const photos = cardPhotos(vehicle)
  const blur = photoPreview(vehicle, photos[0])
  if (photos.length > 1) {
    const names = photos.map((url) => photoName(url, cdn))
    return <CardPhotos {...{ slug, path, name, sizes, cdn, blur, turn }} photos={names} />
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from screen readers on purpose; the card's name is the accessible link */}
      <a href={path} tabIndex={-1} aria-hidden="true" className="photo-strip">
        <VehiclePhoto
          vehicle={slug}
          url={photos[0] ?? null}
          alt=""
          widths={cardPhotoWidths}
          body={vehicle.simple_body}
          isSold={isSold(vehicle)}
          {...{ sizes, cdn, blur, turn }}
        />
      </a>
    </>
  )
}

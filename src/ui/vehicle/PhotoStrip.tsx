import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { cardPhotos, photoPreview } from '@/domain/stock/photos'
import type { StockHit } from '@/domain/stock/search/result'
import { isSold } from '@/domain/stock/sold'
import { photoName } from './photo-name'
import type { PhotoTurn } from './photo-turn'
import { VehiclePhoto } from './VehiclePhoto'

interface Props {
  vehicle: Pick<
    StockHit,
    'slug' | 'path' | 'primary_image_url' | 'photos' | 'photo_preview' | 'simple_body' | 'status' | 'sold'
  >
  sizes: string
  cdn: string
  turn: PhotoTurn
}

/**
 * The photos of a card. Only the first is in the page, with an empty frame for each other: `leafThroughPhotos` fills them when a shopper swipes or points
 * at it. A press leads to the vehicle, as everywhere on the card, so assistive technology is spared the second link.
 */
export function PhotoStrip({ vehicle, sizes, cdn, turn }: Props) {
  const photos = cardPhotos(vehicle)
  const isMany = photos.length > 1
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden on purpose, the card's name is the link that everybody gets */}
      <a
        href={vehicle.path}
        tabIndex={-1}
        aria-hidden="true"
        className="photo-strip"
        data-photos={isMany ? names(photos, vehicle.slug, cdn).join('\n') : undefined}
      >
        <VehiclePhoto
          vehicle={vehicle.slug}
          url={photos[0] ?? null}
          alt=""
          sizes={sizes}
          cdn={cdn}
          blur={photoPreview(vehicle, photos[0])}
          turn={turn}
          body={vehicle.simple_body}
          isSold={isSold(vehicle)}
        />
        {/* There from the start: a finger can only scroll what stands when it comes down. */}
        {photos.slice(1).map((url) => (
          <span key={url} className="photo-frame" />
        ))}
      </a>
      {isMany && (
        <span className="photo-dots" aria-hidden="true">
          {photos.map((url, index) => (
            <i key={url} data-on={index === 0 ? '' : undefined} />
          ))}
        </span>
      )}
    </>
  )
}

function names(photos: readonly string[], slug: string, base: string): readonly string[] {
  return photos.map((url) => {
    const src = sizedImage(stockPhoto(slug, url), { crop: '3:2' }, { base, origin: '' })
    return photoName(url, { src })
  })
}

import { namedPhoto } from '@/domain/images/stock-photo'
import { cardPhotoWidths } from '@/domain/images/stock-photo-widths'
import type { CardPhotosView } from '@/domain/stock/card/card-photos-view'
import { NewArrivalPicture } from '@/ui/photos/NewArrivalPicture'
import { PhotoImage } from '@/ui/photos/PhotoImage'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import CardPhotos from './photo-strip.island'

interface Props {
  view: CardPhotosView
  sizes: string
  turn: PhotoPriority
}

/**
 * The photos of a card. They link to the vehicle like the rest of the card, so the second link is hidden from
 * screen readers.
 */
export function PhotoStrip({ view, sizes, turn }: Props) {
  const { slug, path, name, cdn, photos, blur, body, isSold } = view
  const [first] = photos
  if (photos.length > 1) return <CardPhotos {...{ slug, path, name, sizes, cdn, blur, turn, photos }} />
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from screen readers on purpose; the card's name is the accessible link */}
      <a href={path} tabIndex={-1} aria-hidden="true" className="photo-strip">
        {first === undefined ? (
          <NewArrivalPicture body={body} isSold={isSold} />
        ) : (
          <PhotoImage
            photo={namedPhoto(slug, first)}
            alt=""
            widths={cardPhotoWidths}
            {...{ sizes, cdn, blur, turn }}
          />
        )}
      </a>
    </>
  )
}

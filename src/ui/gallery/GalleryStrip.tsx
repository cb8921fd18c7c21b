import type { HTMLAttributes, RefObject } from 'react'
import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { PhotoImage } from '@/ui/photos/PhotoImage'
import { dialogIds, opensDialog } from './gallery-dialogs'
import { galleryPhoto } from './gallery-sizes'
import { StepButtons } from './StepButtons'

interface Props
  extends Pick<GalleryProps, 'name' | 'slug' | 'photos' | 'layout' | 'cdn' | 'blur'>,
    Pick<HTMLAttributes<HTMLElement>, 'onScroll' | 'onPointerDown' | 'onWheel' | 'onFocus' | 'onKeyDown'> {
  row: RefObject<HTMLUListElement | null>
  leads: boolean
  /**
   * On a phone the off-screen photos wait for the first interaction, so that they do not delay the first
   * photo.
   */
  isWanted: boolean
  onOpen: (index: number) => void
  onStep: (by: 1 | -1) => void
}

/**
 * The photos as a scroll-snapping row, with arrows for pointers (GAL-01). A press on a photo opens the
 * viewer.
 */
export function GalleryStrip({ row, photos, leads, isWanted, onOpen, onStep, ...rest }: Props) {
  const { name, slug, layout, cdn, blur, ...handlers } = rest
  return (
    <>
      <ul ref={row} className="gallery-strip" data-wanted={isWanted ? '' : undefined} {...handlers}>
        {photos.map((photo, index) => (
          <li key={photo} id={`photo-${index + 1}`}>
            {/* The button needs a name of its own: on phones its picture loads later. */}
            <button
              type="button"
              aria-label={`Show photo ${index + 1} of ${photos.length} large`}
              className="block w-full cursor-zoom-in"
              {...opensDialog(dialogIds.photos, () => onOpen(index))}
            >
              <PhotoImage
                photo={namedPhoto(slug, photo)}
                alt={index === 0 ? name : `${name}, photo ${index + 1}`}
                cdn={cdn}
                blur={index === 0 ? blur : null}
                turn={index === 0 && leads ? 'first' : 'near'}
                {...galleryPhoto(layout, index, photos.length)}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && <StepButtons onStep={onStep} />}
    </>
  )
}

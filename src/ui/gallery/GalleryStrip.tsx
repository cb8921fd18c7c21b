import type { HTMLAttributes, RefObject } from 'react'
import { namedPhoto } from '@/domain/images/stock-photo'
import { PhotoImage } from '@/ui/photos/PhotoImage'
import { dialogIds, opensDialog } from './gallery-dialogs'
import { galleryPhoto } from './gallery-sizes'
import type { GalleryProps } from './gallery-view'
import { StepButtons } from './StepButtons'

interface Props
  extends Pick<GalleryProps, 'name' | 'slug' | 'photos' | 'layout' | 'cdn' | 'blur'>,
    Pick<HTMLAttributes<HTMLElement>, 'onScroll' | 'onPointerDown' | 'onWheel' | 'onFocus' | 'onKeyDown'> {
  row: RefObject<HTMLUListElement | null>
  /** The first photo is what the page opens on. */
  leads: boolean
  /** On a phone the photos out of sight are not fetched until they are wanted: they would hold up the first. */
  isWanted: boolean
  onOpen: (index: number) => void
  onStep: (by: 1 | -1) => void
}

/** The photos as a row that stops at each, with arrows where there is a pointer (GAL-01); a press on one opens the viewer. */
export function GalleryStrip({ row, photos, leads, isWanted, onOpen, onStep, ...rest }: Props) {
  const { name, slug, layout, cdn, blur, ...handlers } = rest
  return (
    <>
      <ul ref={row} className="gallery-strip" data-wanted={isWanted ? '' : undefined} {...handlers}>
        {photos.map((photo, index) => (
          <li key={photo} id={`photo-${index + 1}`}>
            {/* It has its own name: on phones its picture waits until it is wanted. */}
            <button
              type="button"
              aria-label={`Show photo ${index + 1} of ${photos.length} large`}
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

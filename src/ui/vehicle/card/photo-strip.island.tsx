'use client'

import { useRef } from 'react'
import { namedPhoto } from '@/domain/images/stock-photo'
import { cardPhotoWidths } from '@/domain/images/stock-photo-widths'
import { island } from '@/ui/island/island'
import { PhotoImage } from '@/ui/photos/PhotoImage'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import { STEPS, StepButton } from '@/ui/photos/StepButton'
import { useIntent } from '@/ui/photos/use-intent'
import { usePhotoRow } from '@/ui/photos/use-photo-row'

export interface CardPhotosProps {
  slug: string
  path: string
  name: string
  /** Two or more names from `photoName`, the leading photo first. */
  photos: readonly string[]
  sizes: string
  cdn: string
  blur: string | null
  turn: PhotoPriority
}

/**
 * A card's photos to swipe or step through. The page contains only the first photo and an empty frame for
 * each other, because a finger can only scroll elements that exist when it touches. The other photos load
 * when a shopper points at the card or swipes.
 */
function CardPhotos({ slug, path, name, photos, sizes, cdn, blur, turn }: CardPhotosProps) {
  const strip = useRef<HTMLAnchorElement>(null)
  const { shown, show, handlers } = usePhotoRow(strip)
  const { isWanted, want, reach } = useIntent(strip)
  const shared = { slug, sizes, cdn }
  return (
    <>
      <a
        ref={strip}
        href={path}
        tabIndex={-1}
        aria-hidden="true"
        className="photo-strip"
        {...handlers}
        {...reach}
        onScroll={() => {
          want()
          handlers.onScroll()
        }}
      >
        {photos.map((photo, index) =>
          index === 0 ? (
            <CardPhoto key={photo} {...shared} photo={photo} blur={blur} turn={turn} />
          ) : (
            <span key={photo} className="photo-frame">
              {isWanted && <CardPhoto {...shared} photo={photo} turn="early" />}
            </span>
          ),
        )}
      </a>
      <span className="photo-dots" aria-hidden="true">
        {photos.map((photo, index) => (
          <i key={photo} data-on={index === shown ? '' : undefined} />
        ))}
      </span>
      {STEPS.map((by) => (
        <StepButton
          key={by}
          by={by}
          label={`${by < 0 ? 'Previous' : 'Next'} photo of ${name}`}
          className="photo-step"
          onClick={() => {
            want()
            show(shown + by)
          }}
          {...reach}
        />
      ))}
    </>
  )
}

function CardPhoto({
  slug,
  photo,
  ...image
}: Pick<CardPhotosProps, 'slug' | 'sizes' | 'cdn' | 'turn'> & { photo: string; blur?: string | null }) {
  return <PhotoImage photo={namedPhoto(slug, photo)} alt="" widths={cardPhotoWidths} {...image} />
}

export default island('photo-strip', 'touch', CardPhotos)

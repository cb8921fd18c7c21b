import { type RefObject, useEffect } from 'react'
import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { PhotoImage } from '@/ui/photos/PhotoImage'

interface Props extends Pick<GalleryProps, 'slug' | 'photos' | 'cdn'> {
  list: RefObject<HTMLOListElement | null>
  /** The photo in view; null if none is. */
  shown: number | null
  onChoose: (index: number) => void
  className?: string
}

/** Centres a thumbnail in its row without scrolling the page. */
function centre(row: HTMLElement | null, thumb: HTMLElement | null | undefined): void {
  if (!row || !thumb || row.scrollWidth <= row.clientWidth) return
  row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2 + thumb.offsetWidth / 2 })
}

/**
 * Thumbnails that bring the large photo into view. They are links, so they work without JavaScript (GAL-01,
 * GAL-09).
 */
export function GalleryThumbs({ list, slug, photos, cdn, shown, onChoose, className = '' }: Props) {
  useEffect(() => {
    if (shown !== null) centre(list.current, list.current?.children[shown]?.querySelector('a'))
  }, [list, shown])
  return (
    <ol
      ref={list}
      className={`gallery-thumbs ${className}`}
      // Browsers leave a focused thumbnail at the row's edge half hidden (WCAG 2.4.11).
      onKeyUp={({ key, target }) => {
        if (key === 'Tab' && target instanceof HTMLAnchorElement) centre(list.current, target)
      }}
    >
      {photos.map((photo, index) => (
        <li key={photo}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={`Photo ${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(index)
            }}
          >
            <PhotoImage photo={namedPhoto(slug, photo)} alt="" sizes="6.5rem" widths={[160, 320]} cdn={cdn} />
          </a>
        </li>
      ))}
    </ol>
  )
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { plainKey } from '@/ui/photos/plain-key'
import { usePhotoRow } from '@/ui/photos/use-photo-row'
import { GalleryThumbs } from '../GalleryThumbs'
import { dialogIds } from '../gallery-dialogs'
import { StepButtons } from '../StepButtons'
import { useModal } from '../use-modal'
import { ViewerHead } from './ViewerHead'
import { viewerClass, viewerItemClass, viewerStripClass } from './viewer-looks'
import { type PhotoZoom, ZoomedPhoto } from './ZoomedPhoto'

interface Props extends Pick<GalleryProps, 'name' | 'slug' | 'photos' | 'cdn' | 'blur'> {
  opensAt: number
  /** The page's lists that hold a smaller version of each photo, the largest first. */
  loaded: readonly RefObject<HTMLElement | null>[]
  onClose: (last: number) => void
}

/** Thumbnails load only where there is room for them. */
const ROOM_FOR_THUMBS = '(width >= 48rem) and (height >= 36rem)'

function showByKey(event: KeyboardEvent, shown: number, count: number, show: (index: number) => void): void {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowRight: shown + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[plainKey(event) ?? '']
  if (place === undefined) return
  event.preventDefault()
  show(place)
}

/**
 * Returns the preview of a photo while it loads: the first loaded version from the page's lists, or the
 * blurred placeholder of the first photo.
 */
function previewOf(index: number, { loaded, blur }: Pick<Props, 'loaded' | 'blur'>): string | null {
  const images = loaded.map(({ current }) => current?.children[index]?.querySelector('img'))
  const there = images.find((image) => image?.complete && image.naturalWidth > 0)
  return there?.currentSrc || (index === 0 ? blur : null)
}

/**
 * The fullscreen viewer: one uncropped photo at a time in a modal dialog (VDP-03, GAL-11), with arrow keys
 * (GAL-02), buttons, thumbnails, swipe and zoom. Rendered in the browser only.
 */
export default function PhotoViewer({ name, slug, photos, cdn, blur, loaded, opensAt, onClose }: Props) {
  const dialog = useModal()
  const row = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLOListElement>(null)
  const zoom = useRef<PhotoZoom>(null)
  const { shown, show, handlers } = usePhotoRow(row, opensAt)
  const [isZoomed, setZoomed] = useState(false)
  const [hasThumbs] = useState(() => photos.length > 1 && matchMedia(ROOM_FOR_THUMBS).matches)
  // Nothing can be scrolled before the dialog has opened.
  useEffect(() => show(opensAt, true), [show, opensAt])

  const step = (by: 1 | -1) => show(shown + by)

  return (
    <dialog
      ref={dialog}
      id={dialogIds.photos}
      className={viewerClass}
      aria-labelledby={`${dialogIds.photos}-name`}
      onKeyDown={(event) => showByKey(event, shown, photos.length, show)}
      onClose={() => onClose(shown)}
    >
      <ViewerHead
        name={name}
        shown={shown}
        count={photos.length}
        isZoomed={isZoomed}
        onZoom={() => zoom.current?.toggle()}
        onClose={() => dialog.current?.close()}
      />
      <ul
        ref={row}
        className={viewerStripClass}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label="Photos"
        data-zoomed={isZoomed ? '' : undefined}
        {...handlers}
      >
        {photos.map((photo, index) => (
          <li key={photo} className={viewerItemClass}>
            <ZoomedPhoto
              zoom={index === shown ? zoom : null}
              isShown={index === shown}
              isNear={Math.abs(index - shown) <= 1}
              alt={`${name}, photo ${index + 1} of ${photos.length}`}
              preview={() => previewOf(index, { loaded, blur })}
              onZoom={setZoomed}
              {...{ slug, photo, cdn }}
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && <StepButtons onStep={step} />}
      {hasThumbs && (
        <GalleryThumbs
          list={thumbs}
          className="m-0 flex justify-center-safe p-(--thumbs-padding,0.75rem_1rem) max-md:hidden [@media(height<36rem)]:hidden"
          shown={shown}
          onChoose={show}
          {...{ slug, photos, cdn }}
        />
      )}
    </dialog>
  )
}

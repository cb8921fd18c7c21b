'use client'

import { lazy, useRef, useState } from 'react'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import { island } from '@/ui/island/island'
import { useIntent } from '@/ui/photos/use-intent'
import { usePhotoRow } from '@/ui/photos/use-photo-row'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'
import { GalleryStage } from './GalleryStage'
import { GalleryThumbs } from './GalleryThumbs'
import { useGalleryView } from './use-gallery-view'

/** The zoom code is large, so it loads when the viewer opens. */
const PhotoViewer = lazy(() => import('./viewer/PhotoViewer'))

/** Thumbnails appear above this number of photos (GAL-09). */
const NO_THUMBS_UP_TO = 3

/** A gallery's views, thumbnails and fullscreen viewer (VDP-03). */
function Gallery(gallery: GalleryProps) {
  const { name, slug, cdn, photos, blur } = gallery
  const strip = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLOListElement>(null)
  const row = usePhotoRow(strip)
  const wanted = useIntent(strip)
  const choice = useGalleryView(gallery.opensOn)
  const [opened, setOpened] = useState<number | null>(null)
  const isOfPhotos = choice.view === 'gallery'

  function choosePhoto(index: number): void {
    wanted.want()
    if (!isOfPhotos) choice.choose('gallery')
    row.show(index)
  }
  function closeViewer(last: number): void {
    setOpened(null)
    row.show(last, true)
  }

  return (
    <>
      <GalleryStage {...{ gallery, strip, row, wanted, choice }} onOpen={setOpened} />
      {photos.length > NO_THUMBS_UP_TO && (
        <GalleryThumbs
          {...{ slug, photos, cdn }}
          list={thumbs}
          shown={isOfPhotos ? row.shown : null}
          onChoose={choosePhoto}
        />
      )}
      {opened !== null && (
        <LazyBoundary onFailure={() => setOpened(null)}>
          <PhotoViewer
            {...{ name, slug, photos, cdn, blur }}
            loaded={[strip, thumbs]}
            opensAt={opened}
            onClose={closeViewer}
          />
        </LazyBoundary>
      )}
    </>
  )
}

export default island('vehicle-gallery', 'idle', Gallery)

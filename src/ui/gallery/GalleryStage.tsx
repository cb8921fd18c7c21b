import type { SyntheticEvent } from 'react'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import type { useIntent } from '@/ui/photos/use-intent'
import type { PhotoRow } from '@/ui/photos/use-photo-row'
import { GalleryStrip } from './GalleryStrip'
import { GalleryTools } from './GalleryTools'
import { galleryPhoto } from './gallery-sizes'
import { InteriorView } from './orbit/InteriorView'
import { SpinView } from './orbit/SpinView'
import type { GalleryChoice } from './use-gallery-view'

interface Props {
  gallery: GalleryProps
  strip: Parameters<typeof GalleryStrip>[0]['row']
  row: PhotoRow
  wanted: ReturnType<typeof useIntent>
  choice: GalleryChoice
  onOpen: (index: number) => void
}

function reportPicture({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) console.warn('A picture cannot be loaded:', target.currentSrc)
}

/**
 * The views of a gallery, one at a time, with their controls. A picture that fails is reported to the console
 * only (GAL-13).
 */
export function GalleryStage({ gallery, strip, row, wanted, choice, onOpen }: Props) {
  const { name, slug, cdn, layout, photos, opensOn, spin, interior, views, video } = gallery
  const vehicle = { name, slug, cdn }
  const { sizes } = galleryPhoto(layout, 0, photos.length)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only starts loading the photos inside it
    <div
      className="gallery-stage relative"
      onErrorCapture={reportPicture}
      onFocus={wanted.want}
      {...wanted.reach}
    >
      {/* Before the photos in tab order: in a mosaic the other photos are to the right of the view. */}
      {spin && <SpinView {...vehicle} {...spin} leads={opensOn === 'spinner'} chosen={choice.chosen} />}
      {interior && <InteriorView {...vehicle} {...interior} sizes={sizes} />}
      {photos.length > 0 && (
        <GalleryStrip
          {...vehicle}
          {...{ photos, layout, onOpen }}
          {...row.handlers}
          row={strip}
          blur={gallery.blur}
          leads={opensOn === 'gallery'}
          isWanted={wanted.isWanted}
          onStep={(by) => row.show(row.shown + by)}
          onScroll={() => {
            wanted.want()
            row.handlers.onScroll()
          }}
        />
      )}
      <GalleryTools
        {...{ name, views, video }}
        choice={choice.buttons}
        view={choice.view}
        photos={photos.length}
        onChoose={(next) => {
          choice.choose(next)
          // Returning to the photos shows the first one (GAL-06).
          row.show(0, true)
        }}
        onOpen={() => onOpen(row.shown)}
      />
    </div>
  )
}

import type { CSSProperties } from 'react'
import { buildGalleryProps, type GalleryLayout } from '@/domain/stock/vehicle-page/gallery-view'
import { isSold } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { galleryPhoto, photosBelow } from './gallery-sizes'
import { PlainDialogs } from './PlainDialogs'
import Gallery from './vehicle-gallery.island'
import VideoButton from './video/vehicle-video.island'

interface Props {
  vehicle: Vehicle
  layout: GalleryLayout
  cdn: string
  start: 'spinner' | 'gallery'
}

/*
 * Custom properties that gallery.css and orbit.css read. A layout sets the margin of the photos' edge, their
 * corners and width, and the places of the controls.
 */
const BESIDE =
  'max-lg:[--edge:calc(-1*var(--gutter))] lg:col-[full-start/main-end] lg:self-start lg:[--corner:var(--card-radius)] lg:[--inset:0.75rem]'
/** The tools are inside the large photo, clear of the row below it. All photos are 3:2. */
const ABOVE_ROW =
  'lg:@container lg:[--orbit-corner:var(--card-radius)_var(--card-radius)_0_0] lg:[--tools-bottom:calc((100cqi_-_(var(--below)_-_1)_*_0.5rem)_/_var(--below)_*_2_/_3_+_1.25rem)]'
/** A band across the window, which continues behind the summary. */
const FULL_BLEED =
  'col-[page] bg-surface-2 [--edge:auto] [--inset:1rem] [--photo:100%] [--step-inset:1.5rem] [--thumb:6.5rem] [--thumbs-padding:0.75rem_var(--gutter)] [--tools-padding:0_var(--gutter)_0.5rem] lg:col-[page-start/main-end] lg:self-start lg:shadow-[100vw_0_0_var(--surface-2)] lg:[--photo:min(100%,max(36rem,150svh_-_22.5rem))] lg:[--thumbs-padding:0.75rem_0_0.75rem_max(var(--gutter),4px)] lg:[--tools-left:max(1.5rem,(100%_-_var(--photo))_/_2_+_0.75rem)] lg:[clip-path:inset(0_-100vw_0_0)]'

function layoutClass(layout: GalleryLayout, photos: number): string {
  if (layout === 'fullBleed') return FULL_BLEED
  return layout === 'mosaic' && photos > 2 ? `${BESIDE} ${ABOVE_ROW}` : BESIDE
}

/** One view shows at a time. The spin needs JavaScript; without it the photos show. */
const CHOICE =
  'has-[[value=interior]:checked]:[--first-photo:hidden] has-[[value=interior]:checked]:[--interior:block] has-[[value=interior]:checked]:[--photos:none] [@media(scripting:enabled)]:has-[[value=spinner]:checked]:[--first-photo:hidden] [@media(scripting:enabled)]:has-[[value=spinner]:checked]:[--photos:none] [@media(scripting:enabled)]:has-[[value=spinner]:checked]:[--spinner:block]'
const NO_CHOICE = '[--interior:block] [--spinner:block]'

/**
 * A vehicle's gallery: photos as a row to swipe or, on wide screens, in the template's layout (a mosaic, a
 * full-width stage, or a large photo beside the summary). Adds spin, interior and video where the vehicle has
 * them.
 */
export function VehicleGallery({ vehicle, layout, cdn, start }: Props) {
  const gallery = buildGalleryProps(vehicle, { layout, cdn, start })
  const { views, photos, name, video } = gallery
  return (
    <section
      aria-label="Photos"
      className={`gallery relative ${layoutClass(layout, photos.length)} ${views.length > 1 ? CHOICE : NO_CHOICE}`}
      style={layout === 'mosaic' ? ({ '--below': photosBelow(photos.length) } as CSSProperties) : undefined}
      data-layout={layout}
      data-photos={Math.min(photos.length, 5)}
      data-only={views.length === 1 ? views[0] : undefined}
    >
      {views.length > 0 ? (
        <Gallery {...gallery} />
      ) : (
        <div className="gallery-stage relative">
          <div className="gallery-strip">
            <VehiclePhoto
              vehicle={vehicle.slug}
              url={null}
              alt=""
              body={vehicle.simple_body}
              isSold={isSold(vehicle)}
              {...galleryPhoto(layout, 0, 0)}
            />
          </div>
          {video && (
            <div className="gallery-tools">
              <VideoButton name={name} video={video} />
            </div>
          )}
        </div>
      )}
      <PlainDialogs {...gallery} />
    </section>
  )
}

import { isSold } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { galleryPhoto } from './gallery-sizes'
import { type GalleryLayout, galleryOf } from './gallery-view'
import { PlainDialogs } from './PlainDialogs'
import Gallery from './vehicle-gallery.island'
import VideoButton from './video/vehicle-video.island'

interface Props {
  vehicle: Vehicle
  layout: GalleryLayout
  cdn: string
  /** What the dealership's galleries open on, where there is a choice. */
  start: 'spinner' | 'gallery'
}

/**
 * A vehicle all round: its photos as a row to swipe or, on wide screens, as the template has it (a mosaic, a stage across the
 * page, a large one beside the summary), and, where there are pictures for it, its spin, its inside and its video.
 */
export function VehicleGallery({ vehicle, layout, cdn, start }: Props) {
  const gallery = galleryOf(vehicle, { layout, cdn, start })
  const { views, photos, name, video } = gallery
  return (
    <section
      aria-label="Photos"
      className="gallery"
      data-layout={layout}
      data-photos={Math.min(photos.length, 5)}
      data-only={views.length === 1 ? views[0] : undefined}
    >
      {views.length > 0 ? (
        <Gallery {...gallery} />
      ) : (
        <div className="gallery-stage">
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

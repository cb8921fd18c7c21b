import { isSold } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { galleryPhoto } from './gallery-sizes'
import { buildGalleryProps, type GalleryLayout } from './gallery-view'
import { PlainDialogs } from './PlainDialogs'
import Gallery from './vehicle-gallery.island'
import VideoButton from './video/vehicle-video.island'

interface Props {
  vehicle: Vehicle
  layout: GalleryLayout
  cdn: string
  start: 'spinner' | 'gallery'
}

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

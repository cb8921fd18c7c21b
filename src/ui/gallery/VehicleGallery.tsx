import type { Template } from '@/domain/flags/templates'
import { vehicleVideo } from '@/domain/stock/gallery/video'
import { startView, viewsOf } from '@/domain/stock/gallery/views'
import { vehiclePhotos } from '@/domain/stock/photos'
import { isSold } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import { VehiclePhoto } from '@/ui/vehicle/VehiclePhoto'
import { GalleryScripts } from './GalleryScripts'
import { GalleryStrip } from './GalleryStrip'
import { GalleryThumbs } from './GalleryThumbs'
import { GalleryTools } from './GalleryTools'
import { galleryPhoto } from './gallery-sizes'
import { InteriorView } from './InteriorView'
import { PhotoViewer } from './PhotoViewer'
import { SpinView } from './SpinView'
import { VideoDialog } from './VideoDialog'

interface Props {
  vehicle: Vehicle
  layout: Template['layout']['gallery']
  cdn: string
  /** What the dealership's galleries open on, where there is a choice. */
  start: 'spinner' | 'gallery'
}

/** Thumbnails stand below only more photos than these (GAL-09). */
const NO_THUMBS_UP_TO = 3

/**
 * A vehicle all round: its photos as a row to swipe or, on wide screens, as the template has it (a mosaic, a stage across the
 * page, a large one beside the summary), and, where there are pictures for it, its spin, its inside and its video.
 */
export function VehicleGallery({ vehicle, layout, cdn, start }: Props) {
  const photos = vehiclePhotos(vehicle)
  const views = viewsOf(vehicle)
  const opensOn = startView(vehicle, start)
  const video = vehicleVideo(vehicle)
  const lead = galleryPhoto(layout, 0, photos.length)
  return (
    <section
      aria-label="Photos"
      className="gallery"
      data-layout={layout}
      data-photos={Math.min(photos.length, 5)}
      data-only={views.length === 1 ? views[0] : undefined}
      suppressHydrationWarning // its script notes the photo in view before the framework that development brings along is there
    >
      <div className="gallery-stage">
        {/* Before the photos: a mosaic's others stand to the right of the view, and come after it. */}
        {views.includes('spinner') && (
          <SpinView vehicle={vehicle} cdn={cdn} sizes={lead.sizes} leads={opensOn === 'spinner'} />
        )}
        {views.includes('interior') && <InteriorView vehicle={vehicle} cdn={cdn} sizes={lead.sizes} />}
        {photos.length > 0 && (
          <GalleryStrip
            vehicle={vehicle}
            photos={photos}
            layout={layout}
            cdn={cdn}
            leads={opensOn === 'gallery'}
          />
        )}
        {views.length === 0 && (
          <div className="gallery-strip">
            <VehiclePhoto
              vehicle={vehicle.slug}
              url={null}
              alt=""
              body={vehicle.simple_body}
              isSold={isSold(vehicle)}
              {...lead}
            />
          </div>
        )}
        <GalleryTools views={views} opensOn={opensOn} photos={photos.length} hasVideo={video !== null} />
      </div>
      {photos.length > NO_THUMBS_UP_TO && <GalleryThumbs slug={vehicle.slug} photos={photos} cdn={cdn} />}
      {photos.length > 0 && <PhotoViewer vehicle={vehicle} photos={photos} cdn={cdn} />}
      {video && <VideoDialog name={vehicle.name} video={video} />}
      <GalleryScripts views={views} hasVideo={video !== null} />
    </section>
  )
}

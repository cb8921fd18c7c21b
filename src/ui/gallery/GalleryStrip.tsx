import type { Template } from '@/domain/flags/templates'
import { photoPreview } from '@/domain/stock/photos'
import type { Vehicle } from '@/domain/stock/vehicle'
import { Icon } from '@/ui/primitives/Icon'
import { VehiclePhoto } from '@/ui/vehicle/VehiclePhoto'
import { galleryPhoto } from './gallery-sizes'
import { openViewer } from './PhotoViewer'

interface Props {
  vehicle: Vehicle
  photos: readonly string[]
  layout: Template['layout']['gallery']
  cdn: string
  /** The first photo is what the page opens on. */
  leads: boolean
}

/** The photos as a row that stops at each, with arrows where there is a pointer (GAL-01); a press on one shows it large. */
export function GalleryStrip({ vehicle, photos, layout, cdn, leads }: Props) {
  const name = vehicle.name
  return (
    <>
      <ul className="gallery-strip">
        {photos.map((url, index) => (
          <li key={url} id={`photo-${index + 1}`}>
            {/* Named by itself: on phones the picture in it waits until it is wanted. */}
            <button
              type="button"
              aria-label={`Show photo ${index + 1} of ${photos.length} large`}
              {...openViewer}
            >
              <VehiclePhoto
                vehicle={vehicle.slug}
                url={url}
                alt={index === 0 ? name : `${name}, photo ${index + 1}`}
                cdn={cdn}
                blur={photoPreview(vehicle, url)}
                turn={index === 0 && leads ? 'first' : 'near'}
                {...galleryPhoto(layout, index, photos.length)}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <button type="button" className="gallery-step" data-step="-1" aria-label="Previous photo">
            <Icon name="chevron-left" className="size-6" />
          </button>
          <button type="button" className="gallery-step" data-step="1" aria-label="Next photo">
            <Icon name="chevron-right" className="size-6" />
          </button>
        </>
      )}
    </>
  )
}

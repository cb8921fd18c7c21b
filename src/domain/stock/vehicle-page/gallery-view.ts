import type { Template } from '@/domain/flags/templates'
import { photoName } from '@/domain/images/stock-photo'
import { photoPreview, vehiclePhotos } from '@/domain/vehicle/photos/photos'
import { type VehicleVideo, vehicleVideo } from '@/domain/vehicle/photos/video'
import { type GalleryView, spinFrames, startView, viewsOf } from '@/domain/vehicle/photos/views'
import type { Hotspot, Vehicle } from '@/domain/vehicle/vehicle'

export type GalleryLayout = Template['layout']['gallery']

interface Orbit<Pictures> {
  readonly pictures: Pictures
  readonly spots: readonly Hotspot[]
}

/** The props of the gallery's island. Pictures have the names that `photoName` returns. */
export interface GalleryProps {
  readonly name: string
  readonly slug: string
  readonly layout: GalleryLayout
  readonly cdn: string
  readonly photos: readonly string[]
  readonly blur: string | null
  readonly views: readonly GalleryView[]
  readonly opensOn: GalleryView
  readonly spin: Orbit<readonly string[]> | null
  readonly interior: Orbit<string> | null
  readonly video: VehicleVideo | null
}

/** A hotspot without a description would open nothing, and its button would have no name. */
const described = (spots: readonly Hotspot[] = []) =>
  spots.filter(({ description }) => description.trim() !== '')

export function buildGalleryProps(
  vehicle: Vehicle,
  { layout, cdn, start }: { layout: GalleryLayout; cdn: string; start: 'spinner' | 'gallery' },
): GalleryProps {
  const named = (url: string) => photoName(url, cdn)
  const photos = vehiclePhotos(vehicle)
  const frames = spinFrames(vehicle)
  const inside = vehicle.spin_interior_image
  return {
    name: vehicle.name,
    slug: vehicle.slug,
    layout,
    cdn,
    photos: photos.map(named),
    blur: photoPreview(vehicle, photos[0]),
    views: viewsOf(vehicle),
    opensOn: startView(vehicle, start),
    spin:
      frames.length > 0
        ? { pictures: frames.map(named), spots: described(vehicle.hotspots?.exterior) }
        : null,
    interior: inside ? { pictures: named(inside), spots: described(vehicle.hotspots?.interior) } : null,
    video: vehicleVideo(vehicle),
  }
}

import type { Vehicle } from '../vehicle'
import { vehiclePhotos } from './photos'

/** The ways a gallery shows a vehicle, in the order they are offered (GAL-05). */
const galleryViews = ['spinner', 'gallery', 'interior'] as const
export type GalleryView = (typeof galleryViews)[number]

/** Fewer pictures than these are no turn. */
const FEWEST_FRAMES = 2

type Media = Pick<Vehicle, 'primary_image_url' | 'images' | 'spin_images' | 'spin_interior_image'>

/** The frames of a vehicle's spin in the order they turn; none when there are too few to turn (GAL-03). */
export function spinFrames({ spin_images: frames }: Pick<Vehicle, 'spin_images'>): readonly string[] {
  return frames && frames.length >= FEWEST_FRAMES ? frames : []
}

/** The views a vehicle has pictures for, in the order of GAL-05; none at all for one nobody has photographed. */
export function viewsOf(vehicle: Media): readonly GalleryView[] {
  const has: Readonly<Record<GalleryView, boolean>> = {
    spinner: spinFrames(vehicle).length > 0,
    gallery: vehiclePhotos(vehicle).length > 0,
    interior: vehicle.spin_interior_image !== null,
  }
  return galleryViews.filter((view) => has[view])
}

/**
 * The view a gallery opens on: the one the dealership chose, but the photos where there is no spin to open on (GAL-05,
 * decision 55), and whatever there is where there are no photos either.
 */
export function startView(vehicle: Media, chosen: 'spinner' | 'gallery'): GalleryView {
  const views = viewsOf(vehicle)
  return [chosen, 'gallery' as const, ...views].find((view) => views.includes(view)) ?? 'gallery'
}

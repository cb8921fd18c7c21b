import type { Vehicle } from '../vehicle'
import { vehiclePhotos } from './photos'

/** In display order (GAL-05). */
const galleryViews = ['spinner', 'gallery', 'interior'] as const
export type GalleryView = (typeof galleryViews)[number]

const FEWEST_FRAMES = 2

type Media = Pick<Vehicle, 'primary_image_url' | 'images' | 'spin_images' | 'spin_interior_image'>

/** Empty if there are too few frames to turn (GAL-03). */
export function spinFrames({ spin_images: frames }: Pick<Vehicle, 'spin_images'>): readonly string[] {
  return frames && frames.length >= FEWEST_FRAMES ? frames : []
}

/** In the order of GAL-05; empty for a vehicle without pictures. */
export function viewsOf(vehicle: Media): readonly GalleryView[] {
  const has: Readonly<Record<GalleryView, boolean>> = {
    spinner: spinFrames(vehicle).length > 0,
    gallery: vehiclePhotos(vehicle).length > 0,
    interior: vehicle.spin_interior_image !== null,
  }
  return galleryViews.filter((view) => has[view])
}

/** The dealership's choice; the photos if there is no spin; any view if there are no photos (GAL-05, decision 55). */
export function startView(vehicle: Media, chosen: 'spinner' | 'gallery'): GalleryView {
  const views = viewsOf(vehicle)
  return [chosen, 'gallery' as const, ...views].find((view) => views.includes(view)) ?? 'gallery'
}

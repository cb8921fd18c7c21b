import type { Vehicle } from '../vehicle'
import { vehiclePhotos } from './photos'

/** The views of a gallery in display order (GAL-05). */
const galleryViews = ['spinner', 'gallery', 'interior'] as const
export type GalleryView = (typeof galleryViews)[number]

/** A spin needs at least this many frames. */
const FEWEST_FRAMES = 2

type Media = Pick<Vehicle, 'primary_image_url' | 'images' | 'spin_images' | 'spin_interior_image'>

/** The frames of a vehicle's spin in order; empty if there are too few (GAL-03). */
export function spinFrames({ spin_images: frames }: Pick<Vehicle, 'spin_images'>): readonly string[] {
  return frames && frames.length >= FEWEST_FRAMES ? frames : []
}

/** The views that a vehicle has pictures for, in the order of GAL-05; empty for a vehicle without pictures. */
export function viewsOf(vehicle: Media): readonly GalleryView[] {
  const has: Readonly<Record<GalleryView, boolean>> = {
    spinner: spinFrames(vehicle).length > 0,
    gallery: vehiclePhotos(vehicle).length > 0,
    interior: vehicle.spin_interior_image !== null,
  }
  return galleryViews.filter((view) => has[view])
}

/**
 * The initial view of a gallery: the one that the dealership chose, or the photos if there is no spin (GAL-05, decision
 * 55), or any available view if there are no photos either.
 */
export function startView(vehicle: Media, chosen: 'spinner' | 'gallery'): GalleryView {
  const views = viewsOf(vehicle)
  return [chosen, 'gallery' as const, ...views].find((view) => views.includes(view)) ?? 'gallery'
}

import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { ownPhoto } from '../photos/placeholder-image'
import type { Vehicle } from '../vehicle'

/** What a browser keeps of a favourite, or of a vehicle to compare (FAV-05). */
export interface Favourite
  extends Pick<Vehicle, 'id' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'> {}

/** What a browser keeps of a vehicle that was looked at (FAV-07), with the slug that finds it again. */
export interface ViewedVehicle
  extends Pick<Vehicle, 'id' | 'slug' | 'stocknum' | 'make' | 'model' | 'simple_body'> {
  /** The maker's own word for the body, where the feed tells it. */
  readonly body: string | null
}

/**
 * The fields of a favourite. Its picture is the website's own, 160 px wide (`cdn`: the site's image CDN, or empty): where
 * the feed keeps the photo is nobody's business.
 */
export function favouriteOf(vehicle: Favourite, cdn: string): Favourite {
  const { id, name, slug, make, model } = vehicle
  const photo = ownPhoto(vehicle.primary_image_url)
  const primary_image_url =
    photo && sizedImage(stockPhoto(slug, photo), { width: 160, crop: '3:2' }, { base: cdn, origin: '' })
  return { id, name, slug, make, model, primary_image_url }
}

/** The fields of a vehicle that was looked at. */
export function viewedOf(vehicle: Vehicle): ViewedVehicle {
  const { id, slug, stocknum, make, model, simple_body } = vehicle
  const body = vehicle.manufacturer_body ?? vehicle.bodyconfiguration ?? simple_body
  return { id, slug, stocknum, make, model, body, simple_body }
}

import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { ownPhoto } from '../photos/placeholder-image'
import type { Vehicle } from '../vehicle'

/** As a browser stores it (FAV-05). */
export interface Favourite
  extends Pick<Vehicle, 'id' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'> {}

/** As a browser stores it (FAV-07), with the slug to load it again. */
export interface ViewedVehicle
  extends Pick<Vehicle, 'id' | 'slug' | 'stocknum' | 'make' | 'model' | 'simple_body'> {
  /** The manufacturer's name of the body. */
  readonly body: string | null
}

/** The picture's URL is the website's own, 160 px wide, so that the feed's stays private. `cdn` is empty for none. */
export function favouriteOf(vehicle: Favourite, cdn: string): Favourite {
  const { id, name, slug, make, model } = vehicle
  const photo = ownPhoto(vehicle.primary_image_url)
  const primary_image_url =
    photo && sizedImage(stockPhoto(slug, photo), { width: 160, crop: '3:2' }, { base: cdn, origin: '' })
  return { id, name, slug, make, model, primary_image_url }
}

export function viewedOf(vehicle: Vehicle): ViewedVehicle {
  const { id, slug, stocknum, make, model, simple_body } = vehicle
  const body = vehicle.manufacturer_body ?? vehicle.bodyconfiguration ?? simple_body
  return { id, slug, stocknum, make, model, body, simple_body }
}

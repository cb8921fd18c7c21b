import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CatalogueModel } from '../catalogue/model'

/** What the platform works out or gives by itself, so a feed leaves it out. */
type Derived =
  | 'slug'
  | 'path'
  | 'has_nvic'
  | 'has_price'
  | 'photo_preview'
  | 'no_checkout'
  | 'no_trade_in'
  | 'location'
  | 'location_id'
  | 'dealership_id'

/** A vehicle as a dealer's feed brings it (Forecourt format): the specification's fields, the place by its slug. */
export interface StockRecord extends Omit<Vehicle, Derived> {
  location: { slug: string; name: string } | null
}

/** A record with what it was made from, while its special cases are still being dealt out. */
export interface DraftVehicle {
  record: StockRecord
  model: CatalogueModel
}

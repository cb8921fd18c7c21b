import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CatalogueModel } from '../catalogue/model'

/** Fields that the platform derives, so a feed omits them. */
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

/** A vehicle as a dealer's feed sends it (Forecourt format): the specification's fields, with the location's slug. */
export interface StockRecord extends Omit<Vehicle, Derived> {
  location: { slug: string; name: string } | null
}

export interface DraftVehicle {
  record: StockRecord
  model: CatalogueModel
}

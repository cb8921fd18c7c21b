import type { Vehicle } from '../vehicle'

/** CARD-15. */
export function isSold({ status, sold }: Pick<Vehicle, 'status' | 'sold'>): boolean {
  return status === 'sold' || sold
}

/** In stock or coming soon (VDP-19, decision 20). Any other status counts as sold (VDP-21). */
export function isForSale(vehicle: Pick<Vehicle, 'status' | 'sold'>): boolean {
  return !isSold(vehicle) && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon')
}

/** The dealer's custom tag may say sold while the vehicle is in stock (CARD-11). */
export function isTaggedSold({ tag }: Pick<Vehicle, 'tag'>): boolean {
  return /^(just )?sold$/i.test(tag?.trim() ?? '')
}

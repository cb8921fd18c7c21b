import type { Vehicle } from './vehicle'

/** A vehicle is sold when its status says so or its sold flag is set (CARD-15). */
export function isSold({ status, sold }: Pick<Vehicle, 'status' | 'sold'>): boolean {
  return status === 'sold' || sold
}

/** In stock, or about to be: what gets a price and buttons (VDP-19, decision 20). Any other status reads as sold (VDP-21). */
export function isForSale(vehicle: Pick<Vehicle, 'status' | 'sold'>): boolean {
  return !isSold(vehicle) && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon')
}

/** Whether the dealer's own tag says that a vehicle is sold, though it is in stock (CARD-11). */
export function isTaggedSold({ tag }: Pick<Vehicle, 'tag'>): boolean {
  return /^(just )?sold$/i.test(tag?.trim() ?? '')
}

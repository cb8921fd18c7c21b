import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** A price must be above so many dollars for a vehicle to be sold online (decision 18). */
const SELLABLE_PRICE = 200

/** Whether a vehicle can be bought online now: in stock, neither sold nor reserved, and advertised above $200 (SEARCH-14). */
export function isSellable(
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'>,
): boolean {
  const price = advertisedPrice(vehicle)
  return vehicle.status === 'in_stock' && !vehicle.reserved && price !== null && price > SELLABLE_PRICE
}

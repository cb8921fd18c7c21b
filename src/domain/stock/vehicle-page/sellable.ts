import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** The minimum price for online sales, exclusive, in dollars (decision 18). */
const SELLABLE_PRICE = 200

/** Whether a vehicle can be bought online: in stock, not sold or reserved, and advertised above $200 (SEARCH-14). */
export function isSellable(
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'>,
): boolean {
  const price = advertisedPrice(vehicle)
  return vehicle.status === 'in_stock' && !vehicle.reserved && price !== null && price > SELLABLE_PRICE
}

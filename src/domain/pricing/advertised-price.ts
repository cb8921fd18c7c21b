import { isForSale } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** Dollars: a price counts as real only above this (PRICE-06), wherever a site's own threshold is not asked. */
export const REAL_PRICE_ABOVE = 10

type Amounts = Pick<Vehicle, 'offer_price' | 'price'>

/**
 * What a vehicle costs, in dollars: its reduced price (PRICE-02), else its price (PRICE-03), whichever first is above
 * `above` (PRICE-06). Null without either. Says nothing of whether it may be told.
 */
export function realPrice({ offer_price: offer, price }: Amounts, above: number): number | null {
  if (offer !== null && offer > above) return offer
  return price !== null && price > above ? price : null
}

/**
 * The price that a vehicle is advertised at, in dollars, which is the only one that searches compare, order and count by
 * (docs/adr/0017). Null without a real one, and for what is not for sale (PRICE-08).
 */
export function advertisedPrice(
  vehicle: Amounts & Pick<Vehicle, 'status' | 'sold'>,
  above: number = REAL_PRICE_ABOVE,
): number | null {
  return isForSale(vehicle) ? realPrice(vehicle, above) : null
}

import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** Dollars: only a price above this counts (PRICE-06), unless a site's own threshold applies. */
export const REAL_PRICE_ABOVE = 10

type Amounts = Pick<Vehicle, 'offer_price' | 'price'>

/**
 * A vehicle's price in dollars: its reduced price (PRICE-02), else its price (PRICE-03), whichever first exceeds
 * `above` (PRICE-06). Null without either. Ignores whether the price may be shown.
 */
export function realPrice({ offer_price: offer, price }: Amounts, above: number): number | null {
  if (offer !== null && offer > above) return offer
  return price !== null && price > above ? price : null
}

/**
 * The advertised price in dollars, which all searches compare, sort and count by (docs/adr/0017). Null without a price
 * above the threshold, and for vehicles that are not for sale (PRICE-08).
 */
export function advertisedPrice(
  vehicle: Amounts & Pick<Vehicle, 'status' | 'sold'>,
  above: number = REAL_PRICE_ABOVE,
): number | null {
  return isForSale(vehicle) ? realPrice(vehicle, above) : null
}

import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'
import type { Bounds } from '../search/query/stock-query'

/** Dollars: vehicles below this use the narrow window, others the wide one. */
const WIDE_FROM = 50_000
const NARROW = 10_000
const WIDE = 25_000

/**
 * Returns the prices similar to a vehicle's, in dollars, with inclusive bounds: $10,000 either way below $50,000, else
 * $25,000 (SIM-04, decision 51), and at least 0 (decision 52). Null without a real price, when any price matches
 * (decision 50).
 */
export function similarWindow(price: number | null): Required<Bounds> | null {
  if (price === null || price <= REAL_PRICE_ABOVE) return null
  const reach = price < WIDE_FROM ? NARROW : WIDE
  return { min: Math.max(price - reach, 0), max: price + reach }
}

import type { MarketPrices } from '@/domain/vehicle/vehicle'
import type { PriceDisplay } from './price-display'

/** Dollars. */
const MORE_THAN = 499

/**
 * Whole dollars by which a price is below its market average, or null if the page may not say so (CARD-13). The average
 * of the state, else of the country (decision 25), must exceed the price by more than 499. `price` is the displayed
 * price: sold vehicles, hidden prices and subscriptions return null.
 */
export function belowMarket(
  { state_average_market_price: ofState, average_market_price: ofCountry }: MarketPrices,
  price: PriceDisplay | null,
): number | null {
  if (price?.kind !== 'price') return null
  const average = known(ofState) ?? known(ofCountry)
  if (average === null) return null
  const gap = average - price.amount
  return gap > MORE_THAN ? Math.floor(gap) : null
}

/** A feed writes 0 for an unknown average. */
function known(average: number | null): number | null {
  return average !== null && average > 0 ? average : null
}

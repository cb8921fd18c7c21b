import type { MarketPrices } from '@/domain/vehicle/vehicle'
import type { PriceDisplay } from './price-display'

/** A price must be more than this many dollars below the market's average to be called so. */
const MORE_THAN = 499

/**
 * How many whole dollars a price is below its market, or null when that may not be said (CARD-13): the average of the
 * state, else of the country (decision 25), exceeds the price by more than 499, and so the price is below it. `price` is
 * what the vehicle shows: nothing is said of sold vehicles, of hidden prices and of subscriptions.
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

/** Feeds write 0 for an average that nobody knows. */
function known(average: number | null): number | null {
  return average !== null && average > 0 ? average : null
}

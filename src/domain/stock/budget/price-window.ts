import type { StockQuery } from '../search/query/stock-query'
import type { BudgetTerms } from './budget'

/** Dollars, both included. */
export interface PriceWindow {
  readonly min: number
  readonly max: number
}

/**
 * The prices that a total buys: above $1,000, up to the total (BUD-07). Advertised prices are whole dollars. A total that
 * buys nothing gives the narrowest window there is: an address cannot say "none".
 */
export function priceWindow(total: number, { priceAbove }: Pick<BudgetTerms, 'priceAbove'>): PriceWindow {
  const min = priceAbove + 1
  return { min, max: Math.max(Math.floor(total), min) }
}

/** Whether a search is for what a total buys that buys nothing: an address of `priceWindow`'s for at most $1,000. */
export function isForNothing({ ranges: { price } }: Pick<StockQuery, 'ranges'>, terms: BudgetTerms): boolean {
  const { min, max } = priceWindow(0, terms)
  return price?.min === min && price.max === max
}

/**
 * Whether a total buys none of the results: it is below the lowest of their prices, or below $1,000 when none of them has a
 * price (BUD-08, decision 48).
 */
export function isBelowMinimum(
  total: number,
  lowest: number | null,
  { priceAbove }: Pick<BudgetTerms, 'priceAbove'>,
): boolean {
  return total < (lowest ?? priceAbove)
}

/** The two messages under a budget that buys nothing (BUD-08). `type` is the site's word for a vehicle. */
export function nothingFound(type: string): readonly [heading: string, message: string] {
  return [`0 ${type}s Found`, `No ${type}s found for this budget`]
}

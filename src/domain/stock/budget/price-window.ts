import type { StockQuery } from '../search/query/stock-query'
import type { BudgetTerms } from './budget'

/** Dollars, both bounds inclusive. */
export interface PriceWindow {
  readonly min: number
  readonly max: number
}

/**
 * Returns the prices that a total buys: above $1,000 and up to the total (BUD-07). Advertised prices are whole dollars.
 * A total that buys nothing gives the narrowest possible window, because a URL cannot express an empty one.
 */
export function priceWindow(total: number, { priceAbove }: Pick<BudgetTerms, 'priceAbove'>): PriceWindow {
  const min = priceAbove + 1
  return { min, max: Math.max(Math.floor(total), min) }
}

/** Whether a search has the price window that `priceWindow` returns for $1,000 or less. */
export function isEmptyBudget(
  { ranges: { price } }: Pick<StockQuery, 'ranges'>,
  terms: BudgetTerms,
): boolean {
  const { min, max } = priceWindow(0, terms)
  return price?.min === min && price.max === max
}

/**
 * Whether a total buys none of the results: it is below their lowest price, or below $1,000 when none of them has a
 * price (BUD-08, decision 48).
 */
export function isBelowMinimum(
  total: number,
  lowest: number | null,
  { priceAbove }: Pick<BudgetTerms, 'priceAbove'>,
): boolean {
  return total < (lowest ?? priceAbove)
}

/** The two messages for a budget that buys nothing (BUD-08). `type` is the site's word for a vehicle. */
export function nothingFound(type: string): readonly [heading: string, message: string] {
  return [`0 ${type}s Found`, `No ${type}s found for this budget`]
}

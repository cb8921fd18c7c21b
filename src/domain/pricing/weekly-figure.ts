import { isForSale } from '@/domain/stock/sold'
import type { FinanceLender, Vehicle } from '@/domain/stock/vehicle'
import type { PriceSettings } from './price-display'

/** What the site's lender asks for one vehicle: a repayment with the comparison rate that must stand beside it. */
export interface WeeklyQuote {
  /** Dollars a week. */
  readonly weekly: number
  /** Percent a year. */
  readonly comparisonRate: number
}

/** A lender's quote, or null when either figure is missing: a repayment may not be advertised without its rate. */
export function weeklyQuote(lender: FinanceLender | null | undefined): WeeklyQuote | null {
  const weekly = positive(lender?.paymentWeek)
  const comparisonRate = positive(lender?.comparisonRate)
  return weekly && comparisonRate ? { weekly, comparisonRate } : null
}

/** Feeds write anything: what is no number above zero is no figure. */
function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/**
 * The quote behind the `$N per week` of a card (CARD-03), rounded up to whole dollars so that it never understates.
 * Nothing for sold vehicles and on sites that show no prices.
 */
export function weeklyFigure(
  vehicle: Pick<Vehicle, 'status' | 'sold'> & { readonly weekly_quote: WeeklyQuote | null },
  settings: Pick<PriceSettings, 'price.visible'>,
): WeeklyQuote | null {
  const quote = vehicle.weekly_quote
  if (!quote || !settings['price.visible'] || !isForSale(vehicle)) return null
  return { ...quote, weekly: Math.ceil(quote.weekly) }
}

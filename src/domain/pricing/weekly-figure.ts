import { isFinanced, isQuoted, type QuotedLender } from '@/domain/finance/availability'
import { lenderOf } from '@/domain/finance/lender-of'
import { parseQuote } from '@/domain/finance/quote'
import { isForSale } from '@/domain/stock/sold'
import type { FinanceLender, Vehicle } from '@/domain/stock/vehicle'
import type { PriceSettings } from './price-display'

/** What the site's lender asks for one vehicle: a repayment with all that must stand beside it. */
export interface WeeklyQuote {
  /** Dollars a week. */
  readonly weekly: number
  /** Percent a year. */
  readonly comparisonRate: number
  /** The lender's words about its comparison rates. */
  readonly warning: string
}

/**
 * A lender's quote for a vehicle, or null: without a lender whose figures may be shown, for a vehicle it does not finance
 * (FIN-01…07), and when either figure is missing. A repayment may not be advertised without its rate and warning.
 */
export function weeklyQuote(
  vehicle: Parameters<typeof isFinanced>[0],
  lender: FinanceLender | null,
  finance: QuotedLender | null,
): WeeklyQuote | null {
  if (!finance || !isFinanced(vehicle, lender, finance)) return null
  const weekly = positive(lender?.paymentWeek)
  const comparisonRate = positive(lender?.comparisonRate)
  return weekly && comparisonRate ? { weekly, comparisonRate, warning: finance.warning } : null
}

/**
 * The quote of a vehicle's page: the lender's own, else the one that was asked for (FIN-43…45), on sites that ask for quotes
 * and for what the lender finances (FIN-01…07).
 */
export function pageQuote(vehicle: Vehicle, finance: QuotedLender | null): WeeklyQuote | null {
  if (!finance) return null
  const own = weeklyQuote(vehicle, lenderOf(vehicle, finance.key), finance)
  if (own || !finance.takesQuotes) return own
  const quote = parseQuote(vehicle.youxQuote)
  if (!quote || !isQuoted(vehicle, quote, finance)) return null
  const { weeklyRepaymentAmount: weekly, comparisonRate } = quote
  return { weekly, comparisonRate, warning: finance.warning }
}

/** Feeds write anything: what is no number above zero is no figure. */
function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/**
 * The quote behind the `$N per week` of a card (CARD-03), rounded up to whole dollars so that it never understates (FIN-36).
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

/** Whether cards of any of these vehicles show a weekly figure: then its small print stands below them, once for all. */
export function hasWeeklyFigure(
  vehicles: readonly Parameters<typeof weeklyFigure>[0][],
  settings: Pick<PriceSettings, 'price.visible'>,
): boolean {
  return vehicles.some((vehicle) => weeklyFigure(vehicle, settings) !== null)
}

import { isForSale } from '@/domain/vehicle/sale/sold'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import type { AdvertisedLoan } from '../calculator/advertised-loan'
import { lenderOf } from '../lender-of'
import { isFinanced, isQuoted, type QuotedLender } from './availability'
import { parseQuote, QUOTE_TERM } from './quote'

/** A repayment with everything that must be shown beside it. */
export interface WeeklyQuote {
  /** Dollars a week. */
  readonly weekly: number
  /** Percent a year. */
  readonly comparisonRate: number
  /** Omitted if the lender does not state it. */
  readonly termYears?: number
  readonly warning: string
}

/**
 * A lender's quote for a vehicle. Null without a lender whose figures may be shown, for a vehicle that it does not
 * finance (FIN-01…07), and if a figure is missing. A repayment may not be advertised without its comparison rate and
 * warning.
 */
export function weeklyQuote(
  vehicle: Parameters<typeof isFinanced>[0],
  lender: FinanceLender | null,
  finance: QuotedLender | null,
): WeeklyQuote | null {
  if (!finance || !isFinanced(vehicle, lender, finance)) return null
  const figures = lender && displayableFigures(lender)
  return figures && { ...figures, warning: finance.warning }
}

/** Null if either is missing or a rate is null (FIN-01). */
function displayableFigures(lender: FinanceLender): Omit<WeeklyQuote, 'warning'> | null {
  const weekly = positive(lender.paymentWeek)
  const comparisonRate = positive(lender.comparisonRate)
  if (!weekly || !comparisonRate || lender.interestRate === null) return null
  const termYears = termOf(lender)
  return { weekly, comparisonRate, ...(termYears !== null && { termYears }) }
}

/** Years. A longer term in a feed is an error. */
const LONGEST_TERM = 30

/** Converts months or weeks to years. */
function termOf({ termYears, termMonths, termWeeks }: FinanceLender): number | null {
  const months = positive(termMonths)
  const weeks = positive(termWeeks)
  const years = positive(termYears) ?? (months && months / 12) ?? (weeks && weeks / 52)
  return years !== null && years <= LONGEST_TERM ? Math.round(years * 100) / 100 : null
}

/** Null without a quote, and if the lender omits a figure that the calculator opens with. */
export function advertisedLoan(vehicle: Vehicle, finance: QuotedLender | null): AdvertisedLoan | null {
  const quote = pageQuote(vehicle, finance)
  if (!finance || !quote?.termYears) return null
  const { weekly, comparisonRate, termYears } = quote
  const lender = lenderOf(vehicle, finance.key)
  const own = weeklyQuote(vehicle, lender, finance) ? lender : null
  const ratePerYear = positive(own ? own.interestRate : parseQuote(vehicle.youxQuote)?.advertisedRate)
  if (ratePerYear === null) return null
  return {
    weekly: displayedWeekly(weekly),
    termYears,
    ratePerYear,
    comparisonRate,
    deposit: positive(own?.deposit) ?? 0,
    residual: positive(own?.balloon) ?? 0,
    establishmentFee: own?.establishmentFees ?? null,
  }
}

/** Shown only on websites where the `WeeklyRule` allows it. */
export interface CardWeekly {
  readonly key: string
  /** Whole dollars. */
  readonly weekly: number
  /** Rule D requires it (FIN-05). */
  readonly hasMonthly: boolean
}

/** For the search index. The SQL of `search.stock_rows` applies the same rule. */
export function cardWeeklies(lenders: unknown): readonly CardWeekly[] {
  if (!isObject(lenders)) return []
  return Object.entries(lenders).flatMap(([key, lender]) => {
    if (!isObject(lender)) return []
    const figures = displayableFigures(lender)
    if (!figures) return []
    return [
      { key, weekly: displayedWeekly(figures.weekly), hasMonthly: positive(lender.paymentMonth) !== null },
    ]
  })
}

function isObject(value: unknown): value is FinanceLender & Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The quote on a vehicle's page: the lender's own, else the requested one (FIN-43…45). Only on sites that request
 * quotes, and for vehicles that the lender finances (FIN-01…07).
 */
export function pageQuote(vehicle: Vehicle, finance: QuotedLender | null): WeeklyQuote | null {
  if (!finance) return null
  const own = weeklyQuote(vehicle, lenderOf(vehicle, finance.key), finance)
  if (own || !finance.takesQuotes) return own
  const quote = parseQuote(vehicle.youxQuote)
  if (!quote || !isQuoted(vehicle, quote, finance)) return null
  const { weeklyRepaymentAmount: weekly, comparisonRate } = quote
  return { weekly, comparisonRate, termYears: QUOTE_TERM, warning: finance.warning }
}

/** A larger number in a feed is an error. */
const MOST = 100_000_000

function positive(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= MOST ? value : null
}

/** Rounds up, so that a figure never understates (FIN-36). Filters compare and count these figures. */
export function displayedWeekly(weekly: number): number {
  return Math.ceil(weekly)
}

/**
 * The quote behind a card's `$N per week` (CARD-03), in whole dollars. Null for sold vehicles. Takes the public vehicle
 * or hit, which has no quote on sites that hide prices.
 */
export function weeklyFigure(
  vehicle: Pick<Vehicle, 'status' | 'sold'> & { readonly weekly_quote: WeeklyQuote | null },
): WeeklyQuote | null {
  const quote = vehicle.weekly_quote
  if (!quote || !isForSale(vehicle)) return null
  return { ...quote, weekly: displayedWeekly(quote.weekly) }
}

export function hasWeeklyFigure(vehicles: readonly Parameters<typeof weeklyFigure>[0][]): boolean {
  return vehicles.some((vehicle) => weeklyFigure(vehicle) !== null)
}

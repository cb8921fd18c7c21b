import { isForSale } from '@/domain/vehicle/sold'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import type { AdvertisedLoan } from '../calculator/advertised-loan'
import { lenderOf } from '../lender-of'
import { isFinanced, isQuoted, type QuotedLender } from './availability'
import { parseQuote, QUOTE_TERM } from './quote'

/** What the site's lender asks for one vehicle: a repayment with all that must stand beside it. */
export interface WeeklyQuote {
  /** Dollars a week. */
  readonly weekly: number
  /** Percent a year. */
  readonly comparisonRate: number
  /** Of the loan that it repays; left out where the lender does not say. */
  readonly termYears?: number
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
  const figures = lender && tellableFigures(lender)
  return figures && { ...figures, warning: finance.warning }
}

/** A repayment with the comparison rate that must stand beside it; null without either, and where a rate is null (FIN-01). */
function tellableFigures(lender: FinanceLender): Omit<WeeklyQuote, 'warning'> | null {
  const weekly = positive(lender.paymentWeek)
  const comparisonRate = positive(lender.comparisonRate)
  if (!weekly || !comparisonRate || lender.interestRate === null) return null
  const termYears = termOf(lender)
  return { weekly, comparisonRate, ...(termYears !== null && { termYears }) }
}

/** No loan for a vehicle is longer: what a feed says beyond is a mistake. */
const LONGEST_TERM = 30

/** Years, as the lender gives them or as its months or weeks come to. */
function termOf({ termYears, termMonths, termWeeks }: FinanceLender): number | null {
  const months = positive(termMonths)
  const weeks = positive(termWeeks)
  const years = positive(termYears) ?? (months && months / 12) ?? (weeks && weeks / 52)
  return years !== null && years <= LONGEST_TERM ? Math.round(years * 100) / 100 : null
}

/** The loan behind the figure of `pageQuote`; null without one, and where the lender does not say all that a calculator opens with. */
export function advertisedLoan(vehicle: Vehicle, finance: QuotedLender | null): AdvertisedLoan | null {
  const quote = pageQuote(vehicle, finance)
  if (!finance || !quote?.termYears) return null
  const { weekly, comparisonRate, termYears } = quote
  const lender = lenderOf(vehicle, finance.key)
  const own = weeklyQuote(vehicle, lender, finance) ? lender : null
  const ratePerYear = positive(own ? own.interestRate : parseQuote(vehicle.youxQuote)?.advertisedRate)
  if (ratePerYear === null) return null
  return {
    weekly: printed(weekly),
    termYears,
    ratePerYear,
    comparisonRate,
    deposit: positive(own?.deposit) ?? 0,
    residual: positive(own?.balloon) ?? 0,
    establishmentFee: own?.establishmentFees ?? null,
  }
}

/** What the cards of a website with this lender print, if its rule lets them (`WeeklyRule`). */
export interface PrintableWeekly {
  readonly key: string
  /** Whole dollars. */
  readonly weekly: number
  /** Whether the lender says what a month costs, too, which rule D asks for (FIN-05). */
  readonly hasMonthly: boolean
}

/**
 * The weekly figures of all a vehicle's lenders that some website's cards may print: what an index holds of them. The narrow rows
 * of the database say the same in SQL (`search.stock_rows`).
 */
export function printableWeeklies(lenders: unknown): readonly PrintableWeekly[] {
  if (!isObject(lenders)) return []
  return Object.entries(lenders).flatMap(([key, lender]) => {
    if (!isObject(lender)) return []
    const figures = tellableFigures(lender)
    if (!figures) return []
    return [{ key, weekly: printed(figures.weekly), hasMonthly: positive(lender.paymentMonth) !== null }]
  })
}

function isObject(value: unknown): value is FinanceLender & Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
  return { weekly, comparisonRate, termYears: QUOTE_TERM, warning: finance.warning }
}

/** No feed is taken that says more. */
const MOST = 100_000_000

/** Feeds write anything: what is no number above zero is no figure. */
function positive(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= MOST ? value : null
}

/** Up to whole dollars, so that a figure never understates (FIN-36). What filters compare and count by, too. */
export function printed(weekly: number): number {
  return Math.ceil(weekly)
}

/**
 * The quote behind the `$N per week` of a card (CARD-03), in whole dollars.
 * Nothing for sold vehicles. Takes the public vehicle or hit, which has no quote on sites that show no prices.
 */
export function weeklyFigure(
  vehicle: Pick<Vehicle, 'status' | 'sold'> & { readonly weekly_quote: WeeklyQuote | null },
): WeeklyQuote | null {
  const quote = vehicle.weekly_quote
  if (!quote || !isForSale(vehicle)) return null
  return { ...quote, weekly: printed(quote.weekly) }
}

/** Whether cards of any of these vehicles show a weekly figure: then its small print stands below them, once for all. */
export function hasWeeklyFigure(vehicles: readonly Parameters<typeof weeklyFigure>[0][]): boolean {
  return vehicles.some((vehicle) => weeklyFigure(vehicle) !== null)
}

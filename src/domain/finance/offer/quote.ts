import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { FinanceLender, Vehicle, YouxQuote } from '@/domain/vehicle/vehicle'
import { listedFees, otherFees } from '../calculator/listed-fees'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { canShowRates, type FinanceProvider } from '../provider'
import { frequencies } from '../repayments/frequency'
import { repayment } from '../repayments/repayment'

/** FIN-43: years, whatever a vehicle costs. */
export const QUOTE_TERM = 5

/** What a quote is asked for with (FIN-43). */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT'
  /** Dollars. */
  readonly purchasePrice: number
  readonly loanTerm: typeof QUOTE_TERM
  readonly year: number | null
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: ''
}

/** A quote with all its figures. */
export type WholeQuote = { readonly [F in keyof YouxQuote]: number }

type Asked = Pick<
  Vehicle,
  'youxQuote' | 'status' | 'sold' | 'price' | 'offer_price' | 'year' | 'vin' | 'nvic'
>

/**
 * What to ask a quote with, or null where none is wanted (FIN-44): on sites without the feature, for a
 * vehicle that has a quote, and for one that is not for sale or has no price above 0.
 */
export function quoteRequest(vehicle: Asked, settings: FinanceSettings): QuoteRequest | null {
  if (!hasFinanceFeature(settings, 'quoteCall')) return null
  if (parseQuote(vehicle.youxQuote)) return null
  // What the page says that the vehicle costs; where it says nothing of it, any price above 0 will do.
  const price = advertisedPrice(vehicle, settings['price.displayThreshold']) ?? advertisedPrice(vehicle, 0)
  if (price === null) return null
  return {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: price,
    loanTerm: QUOTE_TERM,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: '',
  }
}

/** Dollars a week, percent a year: no quote is higher. */
const most: WholeQuote = { weeklyRepaymentAmount: 100_000, comparisonRate: 100, advertisedRate: 100 }

/**
 * A quote (ENT-12) as a service or a feed gave it; null unless all its figures are there, above 0 and believable. A comparison
 * rate has all that its rate has and fees besides: one below it is not believed.
 */
export function parseQuote(value: unknown): WholeQuote | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<keyof WholeQuote, unknown>>
  const figure = (name: keyof WholeQuote) => {
    const amount = given[name]
    return typeof amount === 'number' && amount > 0 && amount <= most[name] ? amount : null
  }
  const weeklyRepaymentAmount = figure('weeklyRepaymentAmount')
  const comparisonRate = figure('comparisonRate')
  const advertisedRate = figure('advertisedRate')
  if (weeklyRepaymentAmount === null || comparisonRate === null || advertisedRate === null) return null
  if (comparisonRate < advertisedRate) return null
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate }
}

/**
 * The quote of the site's own lender, for sites without a quote service: a week over five years at the rate that it gives for
 * the vehicle, with the comparison rate that it gives beside it; else at the rates of its record. The fees that the site lists as
 * included are borrowed too (docs/adr/0021). Null for a lender without a
 * rate, or whose rates may not be shown.
 */
export function builtInQuote(
  { purchasePrice, loanTerm }: Pick<QuoteRequest, 'purchasePrice' | 'loanTerm'>,
  provider: FinanceProvider | null,
  lender: FinanceLender | null,
  settings: Pick<FinanceSettings, 'finance.establishmentFee' | 'finance.feesShown' | 'finance.fees'>,
): WholeQuote | null {
  if (!canShowRates(provider)) return null
  // A rate and its comparison rate are of one loan: both are the vehicle's, or neither.
  const { interestRate, comparisonRate } = lender ?? {}
  const own = interestRate && comparisonRate ? { rate: interestRate, comparisonRate } : provider
  if (!own.rate) return null
  const fee = lender?.establishmentFees ?? provider.establishmentFee ?? settings['finance.establishmentFee']
  const weekly = repayment(
    {
      principal: purchasePrice + fee + otherFees(listedFees(settings), fee),
      residual: 0,
      ratePerYear: own.rate,
      termYears: loanTerm,
      periodsPerYear: frequencies.weekly.periods,
    },
    { rounding: 'nearestCent', enquireAt: 0 },
  )
  return parseQuote({
    weeklyRepaymentAmount: weekly,
    comparisonRate: own.comparisonRate,
    advertisedRate: own.rate,
  })
}

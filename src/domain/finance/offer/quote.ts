import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { FinanceLender, Vehicle, YouxQuote } from '@/domain/vehicle/vehicle'
import { listedFees, otherFees } from '../calculator/listed-fees'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { canShowRates, type FinanceProvider } from '../provider'
import { frequencies } from '../repayments/frequency'
import { repayment } from '../repayments/repayment'

/** Years, for every vehicle (FIN-43). */
export const QUOTE_TERM = 5

/** FIN-43. */
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

export type CompleteQuote = { readonly [F in keyof YouxQuote]: number }

type Requested = Pick<
  Vehicle,
  'youxQuote' | 'status' | 'sold' | 'price' | 'offer_price' | 'year' | 'vin' | 'nvic'
>

/**
 * The request for a quote, or null if none is needed (FIN-44): the site does not have the feature, or the vehicle
 * already has a quote, is not for sale, or has no price above 0.
 */
export function quoteRequest(vehicle: Requested, settings: FinanceSettings): QuoteRequest | null {
  if (!hasFinanceFeature(settings, 'quoteCall')) return null
  if (parseQuote(vehicle.youxQuote)) return null
  // If the page shows no price, any price above 0 will do.
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

/** The highest plausible quote. Dollars a week, percent a year. */
const most: CompleteQuote = { weeklyRepaymentAmount: 100_000, comparisonRate: 100, advertisedRate: 100 }

/**
 * Parses a quote (ENT-12) from a service or a feed. Null unless all figures are present, above 0 and plausible. A
 * comparison rate includes the rate and fees, so a lower one is rejected.
 */
export function parseQuote(value: unknown): CompleteQuote | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<keyof CompleteQuote, unknown>>
  const figure = (name: keyof CompleteQuote) => {
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
 * The quote of the site's own lender, for sites without a quote service: a weekly repayment over five years. It uses
 * the lender's rate and comparison rate for the vehicle if both are known, else those of the lender's record. The fees
 * listed as included are borrowed too (docs/adr/0021). Null for a lender without a rate, or whose rates may not be
 * shown.
 */
export function builtInQuote(
  { purchasePrice, loanTerm }: Pick<QuoteRequest, 'purchasePrice' | 'loanTerm'>,
  provider: FinanceProvider | null,
  lender: FinanceLender | null,
  settings: Pick<FinanceSettings, 'finance.establishmentFee' | 'finance.feesShown' | 'finance.fees'>,
): CompleteQuote | null {
  if (!canShowRates(provider)) return null
  // A rate and its comparison rate must come from one loan: take both from the vehicle, or neither.
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

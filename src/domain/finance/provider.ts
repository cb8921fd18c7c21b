export const roundings = ['nearest', 'up', 'nearestCent', 'none'] as const
/** How a repayment is rounded for display (FIN-28, decision 12). */
export type Rounding = (typeof roundings)[number]

export const eligibilityRules = ['A', 'B', 'C', 'D'] as const
/** Which vehicles a lender finances (FIN-02…05). */
export type EligibilityRule = (typeof eligibilityRules)[number]

/** The loan that a lender's comparison rate is true for (FIN-37). */
export interface ExampleLoan {
  /** Dollars. */
  readonly amount: number
  readonly termYears: number
  /** Percent of the amount. */
  readonly depositPercent: number
  /** Percent of the amount, due at the end. */
  readonly finalPaymentPercent: number
}

/**
 * The lender that a website's `finance.provider` selects. Money in dollars, rates in percent a year. Null uses the
 * website's setting.
 */
export interface FinanceProvider {
  /** The lender's key in stock feeds (FIN-39). */
  readonly key: string
  readonly name: string
  /** The advertised rate. */
  readonly rate: number | null
  /** Of the example loan, as the lender publishes it. */
  readonly comparisonRate: number | null
  /** The comparison rate warning; '' if the record has none. */
  readonly warning: string
  readonly minRate: number | null
  readonly maxRate: number | null
  readonly minAmount: number | null
  /** Added to the amount borrowed (FIN-33). */
  readonly establishmentFee: number | null
  /** Affects comparison rates only. */
  readonly monthlyFee: number
  readonly rounding: Rounding | null
  readonly eligibilityRule: EligibilityRule | null
  /** The amount due at the end of the term (FIN-38). */
  readonly finalPayment: number
  readonly example: ExampleLoan
  /** '' if the record has none. */
  readonly disclaimer: string
}

export type RatedProvider = FinanceProvider & { readonly comparisonRate: number }

/** Whether a lender's rates and repayments may be shown: they need a comparison rate and a warning beside them. */
export function canShowRates(provider: FinanceProvider | null): provider is RatedProvider {
  if (provider === null || provider.comparisonRate === null || provider.warning.trim() === '') return false
  // Only a loan without interest and fees has a comparison rate of 0.
  return provider.comparisonRate > 0 || provider.rate === 0
}

/** The comparison rate warning that the National Credit Code requires. A lender's record may replace the wording. */
export const DEFAULT_WARNING =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

export const roundings = ['nearest', 'up', 'nearestCent', 'none'] as const
/** FIN-28, decision 12. */
export type Rounding = (typeof roundings)[number]

export const eligibilityRules = ['A', 'B', 'C', 'D'] as const
/** FIN-02…05. */
export type EligibilityRule = (typeof eligibilityRules)[number]

/** FIN-37. */
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
  readonly rate: number | null
  /** Of the example loan. */
  readonly comparisonRate: number | null
  /** Empty if the record has none. */
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
  /** Due at the end of the term (FIN-38). */
  readonly finalPayment: number
  readonly example: ExampleLoan
  /** Empty if the record has none. */
  readonly disclaimer: string
}

export type RatedProvider = FinanceProvider & { readonly comparisonRate: number }

/** Rates and repayments need a comparison rate and a warning beside them. */
export function canShowRates(provider: FinanceProvider | null): provider is RatedProvider {
  if (provider === null || provider.comparisonRate === null || provider.warning.trim() === '') return false
  // Only a loan without interest and fees has a comparison rate of 0.
  return provider.comparisonRate > 0 || provider.rate === 0
}

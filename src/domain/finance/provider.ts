export const roundings = ['nearest', 'up', 'nearestCent', 'none'] as const
/** How a repayment becomes the figure that is shown (FIN-28, decision 12). */
export type Rounding = (typeof roundings)[number]

export const eligibilityRules = ['A', 'B', 'C', 'D'] as const
/** Which vehicles a lender finances (FIN-02…05). */
export type EligibilityRule = (typeof eligibilityRules)[number]

/** The loan that a provider's rates are true for (FIN-37). */
export interface ExampleLoan {
  /** Dollars. */
  readonly amount: number
  readonly termYears: number
  /** Percent of the amount. */
  readonly depositPercent: number
  /** Percent of the amount, paid at the end. */
  readonly finalPaymentPercent: number
}

/**
 * A lender as a website works with it: the record that the website's `finance.provider` picks. Money in dollars, rates in
 * percent a year. What is null is left to the website's settings.
 */
export interface FinanceProvider {
  /** As stock feeds name the lender (FIN-39). */
  readonly key: string
  readonly name: string
  /** The advertised rate. */
  readonly rate: number | null
  /** Of the example loan, as the lender publishes it. */
  readonly comparisonRate: number | null
  /** The words that stand beside every comparison rate; '' when the record has none. */
  readonly warning: string
  readonly minRate: number | null
  readonly maxRate: number | null
  readonly minAmount: number | null
  /** Added to the amount borrowed (FIN-33). */
  readonly establishmentFee: number | null
  /** Counts in comparison rates only. */
  readonly monthlyFee: number
  readonly rounding: Rounding | null
  readonly eligibilityRule: EligibilityRule | null
  /** What is left to pay at the end of the term (FIN-38). */
  readonly finalPayment: number
  readonly example: ExampleLoan
  /** '' when the record has none. */
  readonly disclaimer: string
}

/** A provider whose rates may be shown. */
export type RatedProvider = FinanceProvider & { readonly comparisonRate: number }

/** Whether a rate or a repayment of a provider may be shown: only one with a comparison rate and a warning has both to stand beside it. */
export function canShowRates(provider: FinanceProvider | null): provider is RatedProvider {
  if (provider === null || provider.comparisonRate === null || provider.warning.trim() === '') return false
  // Only a loan that costs nothing has a comparison rate of nothing.
  return provider.comparisonRate > 0 || provider.rate === 0
}

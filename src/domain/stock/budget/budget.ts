import { type FrequencyKey, frequencies } from '../../finance/repayments/frequency'

/** Budgets have no fortnightly frequency (decision 47). */
export type Frequency = Exclude<FrequencyKey, 'fortnightly'>

/** What a shopper can pay, in dollars and cents. The repayment is for one period of the frequency. */
export interface Budget {
  readonly frequency: Frequency
  readonly repayment: number
  readonly deposit: number
}

export const budgetTerms = {
  /** The loan term in years, shown and multiplied by (BUD-06). */
  years: 5,
  /** Periods per year (BUD-03). */
  monthly: frequencies.monthly.periods,
  weekly: frequencies.weekly.periods,
  /** Dollars: the upper bound of every figure (BUD-02). */
  most: 1_000_000,
  /** Dollars: a price at or below this is a deposit or a mistake, not the price of a vehicle (BUD-07). */
  priceAbove: 1000,
} as const

export type BudgetTerms = typeof budgetTerms

/**
 * Parses a figure to the cent, such as `$1,500` or `650.50`. Clamps it between 0 and `most`; text that is not a number
 * gives 0 (BUD-02).
 */
export function parseFigure(typed: string | null, { most }: Pick<BudgetTerms, 'most'>): number {
  const value = Number((typed ?? '').replace(/[$,\s]/g, ''))
  return Number.isNaN(value) ? 0 : Math.round(Math.min(Math.max(value, 0), most) * 100) / 100
}

/** Dollars, to the cent: the repayments over the whole term plus the deposit, without interest or fees (BUD-03, decision 45). */
export function budgetTotal({ frequency, repayment, deposit }: Budget, terms: BudgetTerms): number {
  return Math.round((repayment * terms[frequency] * terms.years + deposit) * 100) / 100
}

/** The default repayment of each frequency (BUD-04). */
export type DefaultRepayments = Readonly<Record<Frequency, number>>

/**
 * Converts a repayment to the other frequency. An unchanged repayment becomes the other frequency's default (BUD-04).
 * Any other becomes the same amount over time, rounded to whole dollars.
 */
export function otherRepayment(
  { frequency, repayment }: Pick<Budget, 'frequency' | 'repayment'>,
  usual: DefaultRepayments,
  terms: BudgetTerms,
): number {
  const other = frequency === 'monthly' ? 'weekly' : 'monthly'
  if (repayment === usual[frequency]) return usual[other]
  return Math.round((repayment * terms[frequency]) / terms[other])
}

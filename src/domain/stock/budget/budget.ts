import { type FrequencyKey, frequencies } from '../../finance/repayments/frequency'

/** There is no fortnightly budget (decision 47). */
export type Frequency = Exclude<FrequencyKey, 'fortnightly'>

/** What a shopper can pay. Dollars, perhaps with cents; the repayment is for one period of the frequency. */
export interface Budget {
  readonly frequency: Frequency
  readonly repayment: number
  readonly deposit: number
}

/** What budgets are calculated with. */
export const budgetTerms = {
  /** The term that is shown and multiplied by (BUD-06). */
  years: 5,
  /** Periods a year (BUD-03). */
  monthly: frequencies.monthly.periods,
  weekly: frequencies.weekly.periods,
  /** Dollars: no figure is higher (BUD-02). */
  most: 1_000_000,
  /** Dollars: what costs this or less is no vehicle's price, but a deposit or a mistake (BUD-07). */
  priceAbove: 1000,
} as const

export type BudgetTerms = typeof budgetTerms

/**
 * A figure as it was typed, to the cent: `$1,500`, `650.50`. At least 0, at most `most`; what is no number is 0 (BUD-02).
 */
export function readFigure(typed: string | null, { most }: Pick<BudgetTerms, 'most'>): number {
  const value = Number((typed ?? '').replace(/[$,\s]/g, ''))
  return Number.isNaN(value) ? 0 : Math.round(Math.min(Math.max(value, 0), most) * 100) / 100
}

/**
 * Dollars: what a budget comes to over the whole term, to the cent, without interest or fees (BUD-03, decision 45).
 */
export function budgetTotal({ frequency, repayment, deposit }: Budget, terms: BudgetTerms): number {
  return Math.round((repayment * terms[frequency] * terms.years + deposit) * 100) / 100
}

/** What a repayment opens with (BUD-04). */
export type UsualRepayments = Readonly<Record<Frequency, number>>

/**
 * The repayment of the other frequency. One that nobody changed becomes that frequency's usual one (BUD-04), any other the
 * same money, to the dollar.
 */
export function otherRepayment(
  { frequency, repayment }: Pick<Budget, 'frequency' | 'repayment'>,
  usual: UsualRepayments,
  terms: BudgetTerms,
): number {
  const other = frequency === 'monthly' ? 'weekly' : 'monthly'
  if (repayment === usual[frequency]) return usual[other]
  return Math.round((repayment * terms[frequency]) / terms[other])
}

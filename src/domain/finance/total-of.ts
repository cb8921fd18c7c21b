import type { LoanEntry } from './repayment'

type Paid = Pick<LoanEntry, 'termYears' | 'periodsPerYear' | 'residual'> & {
  /** Of the account: paid beside the repayments. */
  readonly monthlyFee: number
}

/**
 * Dollars paid over the whole term: every repayment as it is shown, the residual, and the account's fees (FIN-46). Self-contained.
 */
export function totalOf(
  repayment: number,
  { termYears, periodsPerYear, residual, monthlyFee }: Paid,
): number {
  return (
    repayment * Math.round(termYears * periodsPerYear) + residual + monthlyFee * Math.round(termYears * 12)
  )
}

import type { LoanEntry } from './repayment'

/** Dollars paid over the whole term: every repayment as it is shown, and the residual (FIN-46). Self-contained. */
export function totalOf(
  repayment: number,
  { termYears, periodsPerYear, residual }: Pick<LoanEntry, 'termYears' | 'periodsPerYear' | 'residual'>,
): number {
  return repayment * Math.round(termYears * periodsPerYear) + residual
}

import type { Rounding } from '../provider'
import { exactRepayment, type Loan, periodsOf } from './annuity'

/** How a lender shows repayments. */
export interface RepaymentRules {
  readonly rounding: Rounding
  /** A repayment of this or less, before rounding, is none: the dealer is asked instead (FIN-27). */
  readonly enquireAt: number
}

/** Dollars a period (FIN-26), rounded as asked (FIN-28). Null for a repayment of `enquireAt` or less and for figures that are no loan. */
export function repayment(loan: Loan, { rounding, enquireAt }: RepaymentRules): number | null {
  const exact = exactRepayment(loan)
  if (!Number.isFinite(exact) || periodsOf(loan) < 1 || exact <= enquireAt) return null
  if (rounding === 'none') return exact
  if (rounding === 'nearestCent') return Math.round(exact * 100) / 100
  // A whole dollar that floating point missed by a hair is not the next one.
  return rounding === 'up' ? Math.ceil(exact - 1e-9) : Math.round(exact)
}

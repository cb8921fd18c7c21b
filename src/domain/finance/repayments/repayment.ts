import type { Rounding } from '../provider'
import { exactRepayment, type Loan, periodsOf } from './annuity'

export interface RepaymentRules {
  readonly rounding: Rounding
  /** Before rounding. Shoppers enquire instead of seeing a repayment of this or less (FIN-27). */
  readonly enquireAt: number
}

/** Dollars a period (FIN-26), rounded (FIN-28). Null at `enquireAt` or less, and for an invalid loan. */
export function repayment(loan: Loan, { rounding, enquireAt }: RepaymentRules): number | null {
  const exact = exactRepayment(loan)
  if (!Number.isFinite(exact) || periodsOf(loan) < 1 || exact <= enquireAt) return null
  if (rounding === 'none') return exact
  if (rounding === 'nearestCent') return Math.round(exact * 100) / 100
  // Floating point may exceed a whole dollar by a hair, which must not round up.
  return rounding === 'up' ? Math.ceil(exact - 1e-9) : Math.round(exact)
}

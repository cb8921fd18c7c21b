import type { Rounding } from './provider'

/** A loan to be paid back in equal parts. Dollars, percent a year. */
export interface LoanEntry {
  readonly amount: number
  /** What is paid before, in money or by trade-in. */
  readonly deposit: number
  /** Borrowed too: the establishment fee. */
  readonly fee: number
  /** Left to pay at the end of the term. */
  readonly residual: number
  readonly ratePerYear: number
  readonly termYears: number
  readonly periodsPerYear: number
  readonly rounding: Rounding
  /** A repayment of this or less is none: the dealer is asked instead (FIN-27). */
  readonly enquireAt: number
}

/**
 * Dollars a period for a loan of amount − deposit + fee (FIN-26, decisions 10 and 11), with the residual as a balloon at the
 * end, rounded as asked (FIN-28). Null when it comes to `enquireAt` or less before rounding (FIN-27), and for figures that
 * are no loan. Self-contained.
 */
export function repayment(entry: LoanEntry): number | null {
  const { amount, deposit, fee, residual, ratePerYear, termYears, periodsPerYear } = entry
  const principal = amount - deposit + fee
  const periods = Math.round(termYears * periodsPerYear)
  const rate = ratePerYear / 100 / periodsPerYear
  const discount = (1 + rate) ** -periods
  const paid =
    rate === 0
      ? (principal - residual) / periods
      : ((principal - residual * discount) * rate) / (1 - discount)
  if (!Number.isFinite(paid) || periods < 1 || paid <= entry.enquireAt) return null
  if (entry.rounding === 'none') return paid
  if (entry.rounding === 'nearestCent') return Math.round(paid * 100) / 100
  // A whole dollar that arithmetic missed by a hair is not the next one.
  return entry.rounding === 'up' ? Math.ceil(paid - 1e-9) : Math.round(paid)
}

import { exactRepayment, type Loan, periodsOf } from './annuity'
import { frequencies } from './frequency'

export interface LoanWithFees extends Loan {
  /** Paid when the loan starts, borrowed or not. Excludes government charges. */
  readonly upfrontFees: number
  readonly monthlyFee: number
}

/**
 * The comparison rate in percent a year, by the formula of the National Consumer Credit Protection Regulations 2010,
 * reg 100: `n × r × 100`. `r` is the rate a period at which the present value of repayments and fees equals the amount
 * lent; `n` is 12 for months, 26.09 for fortnights and 52.18 for weeks. Null for an invalid loan, or if fees consume it
 * (above 1,000 %).
 */
export function comparisonRate(loan: LoanWithFees): number | null {
  const { principal, periodsPerYear, upfrontFees, monthlyFee, residual } = loan
  const periods = periodsOf(loan)
  const each = exactRepayment(loan) + (monthlyFee * 12) / periodsPerYear
  const received = principal - upfrontFees
  const perYear = countedPeriods(periodsPerYear)
  if (!Number.isFinite(each) || each < 0 || received <= 0 || periods < 1) return null

  // Present value of repayments and fees less the amount lent. Falls as the rate rises.
  const excess = (at: number) => {
    const discount = (1 + at) ** -periods
    return (at === 0 ? each * periods : (each * (1 - discount)) / at) + residual * discount - received
  }
  let low = 0
  let high = 10 / perYear
  if (excess(high) > 0 || excess(low) < -0.01) return null
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return ((low + high) / 2) * perYear * 100
}

/** The periods a year by the regulation: a year is slightly more than 52 weeks. */
function countedPeriods(periodsPerYear: number): number {
  const known = Object.values(frequencies).find(({ periods }) => periods === periodsPerYear)
  return known?.counted ?? periodsPerYear
}

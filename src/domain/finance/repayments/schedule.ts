import { exactRepayment, type Loan, periodRate, periodsOf } from './annuity'

/** Dollars. */
export interface ScheduleYear {
  /** 1, 2, …; the last may be a part, such as 5.5. */
  readonly year: number
  /** Without the balloon. */
  readonly principal: number
  readonly interest: number
  /** The residual in the last year, else 0. */
  readonly balloon: number
  /** The balance before the balloon. */
  readonly owed: number
}

/**
 * The repayment schedule by year, from unrounded repayments. All years add up to the sum of all repayments and the
 * residual. Empty for an invalid loan.
 */
export function schedule(loan: Loan): ScheduleYear[] {
  const { principal, residual, termYears, periodsPerYear } = loan
  const [periods, rate, paid] = [periodsOf(loan), periodRate(loan), exactRepayment(loan)]
  if (!Number.isFinite(paid) || principal <= 0) return []
  const owedAfter = (done: number) =>
    rate === 0
      ? principal - paid * done
      : principal * (1 + rate) ** done - (paid * ((1 + rate) ** done - 1)) / rate

  const years: ScheduleYear[] = []
  for (let before = 0; before < periods; before += periodsPerYear) {
    const after = Math.min(before + periodsPerYear, periods)
    const isLast = after === periods
    const owed = isLast ? residual : owedAfter(after)
    const paidOff = owedAfter(before) - owed
    years.push({
      year: isLast ? termYears : after / periodsPerYear,
      principal: paidOff,
      interest: paid * (after - before) - paidOff,
      balloon: isLast ? residual : 0,
      owed,
    })
  }
  return years
}

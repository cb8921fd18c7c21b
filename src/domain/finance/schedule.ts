/** What a loan comes to, for its schedule. Dollars, percent a year. */
export interface Loan {
  /** All that is borrowed. */
  readonly principal: number
  /** Left to pay at the end of the term. */
  readonly residual: number
  readonly ratePerYear: number
  readonly termYears: number
  readonly periodsPerYear: number
}

/** One year of a loan, in dollars. */
export interface ScheduleYear {
  /** At its end: 1, 2, …; the last may be a part, such as 5.5. */
  readonly year: number
  /** Paid off in this year, without the balloon. */
  readonly principal: number
  /** Paid in this year. */
  readonly interest: number
  /** Paid at its end: the residual in the last year, else 0. */
  readonly balloon: number
  /** Still owed at its end, before the balloon is paid. */
  readonly owed: number
}

/**
 * How a loan is paid off, year by year, by its exact repayments. What is paid over all years is what every repayment and the
 * residual come to. Empty for figures that are no loan. Self-contained.
 */
export function schedule({
  principal,
  residual,
  ratePerYear,
  termYears,
  periodsPerYear,
}: Loan): ScheduleYear[] {
  const periods = Math.round(termYears * periodsPerYear)
  const rate = ratePerYear / 100 / periodsPerYear
  const discount = (1 + rate) ** -periods
  const paid =
    rate === 0
      ? (principal - residual) / periods
      : ((principal - residual * discount) * rate) / (1 - discount)
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

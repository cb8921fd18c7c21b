/** A loan that is paid back in equal parts. Dollars, percent a year. */
export interface Loan {
  /** All that is borrowed, including the fees that are borrowed too. */
  readonly principal: number
  /** Left to pay at the end of the term. */
  readonly residual: number
  readonly ratePerYear: number
  readonly termYears: number
  readonly periodsPerYear: number
}

/** Repayments over the whole term: always a whole number (decision 11). */
export function periodsOf({ termYears, periodsPerYear }: Pick<Loan, 'termYears' | 'periodsPerYear'>): number {
  return Math.round(termYears * periodsPerYear)
}

/** Interest of one period, as a fraction. */
export function periodRate({ ratePerYear, periodsPerYear }: Pick<Loan, 'ratePerYear' | 'periodsPerYear'>) {
  return ratePerYear / 100 / periodsPerYear
}

/** Dollars a period that pay a loan down to its residual, not rounded. Not finite for figures that are no loan. */
export function exactRepayment(loan: Loan): number {
  const { principal, residual } = loan
  const [periods, rate] = [periodsOf(loan), periodRate(loan)]
  if (rate === 0) return (principal - residual) / periods
  const discount = (1 + rate) ** -periods
  return ((principal - residual * discount) * rate) / (1 - discount)
}

/** Dollars, percent a year. */
export interface Loan {
  /** The amount borrowed, including borrowed fees. */
  readonly principal: number
  /** The balloon due at the end of the term. */
  readonly residual: number
  readonly ratePerYear: number
  readonly termYears: number
  readonly periodsPerYear: number
}

/** A whole number (decision 11). */
export function periodsOf({ termYears, periodsPerYear }: Pick<Loan, 'termYears' | 'periodsPerYear'>): number {
  return Math.round(termYears * periodsPerYear)
}

/** A fraction. */
export function periodRate({ ratePerYear, periodsPerYear }: Pick<Loan, 'ratePerYear' | 'periodsPerYear'>) {
  return ratePerYear / 100 / periodsPerYear
}

/** Dollars a period, not rounded. Not finite for an invalid loan. */
export function exactRepayment(loan: Loan): number {
  const { principal, residual } = loan
  const [periods, rate] = [periodsOf(loan), periodRate(loan)]
  if (rate === 0) return (principal - residual) / periods
  const discount = (1 + rate) ** -periods
  return ((principal - residual * discount) * rate) / (1 - discount)
}

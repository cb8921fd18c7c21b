/** A loan with its fees. Dollars, percent a year. */
export interface LoanWithFees {
  /** All that is borrowed, fees that are borrowed too included. */
  readonly principal: number
  readonly termYears: number
  readonly ratePerYear: number
  readonly periodsPerYear: number
  /** Paid when the loan starts, borrowed or not. Without what goes to a government. */
  readonly upfrontFees: number
  readonly monthlyFee: number
  /** Left to pay at the end of the term; 0 when left out. */
  readonly residual?: number
}

/**
 * The comparison rate of a loan, in percent a year, by the formula of the National Consumer Credit Protection Regulations
 * 2010, reg 100: `n × r × 100`, where `r` is the rate a period at which repayments and fees are worth what was handed over,
 * and `n` is 12 for months, 26.09 for fortnights and 52.18 for weeks. Null for figures that are no loan, or whose fees eat
 * it up (above 1,000 %). Self-contained.
 */
export function comparisonRate(loan: LoanWithFees): number | null {
  const { principal, termYears, ratePerYear, periodsPerYear, upfrontFees, monthlyFee, residual = 0 } = loan
  const periods = Math.round(termYears * periodsPerYear)
  const rate = ratePerYear / 100 / periodsPerYear
  const ending = (1 + rate) ** -periods
  const paid =
    rate === 0 ? (principal - residual) / periods : ((principal - residual * ending) * rate) / (1 - ending)
  const each = paid + (monthlyFee * 12) / periodsPerYear
  const received = principal - upfrontFees
  const perYear = periodsPerYear === 52 ? 52.18 : periodsPerYear === 26 ? 26.09 : periodsPerYear
  if (!Number.isFinite(each) || each < 0 || received <= 0 || periods < 1) return null

  // What repayments and fees are worth when the loan starts, less what was handed over: falls as the rate rises.
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

import { comparisonRate, type LoanWithFees } from './comparison-rate'

const loan: LoanWithFees = {
  principal: 30_000,
  residual: 0,
  termYears: 5,
  ratePerYear: 6.49,
  periodsPerYear: 12,
  upfrontFees: 250,
  monthlyFee: 12,
}

describe('comparisonRate', () => {
  it('equals a bank’s published comparison rate', () => {
    expect(comparisonRate(loan)).toBeCloseTo(7.69, 2)
  })

  it('equals the interest rate of a loan without fees', () => {
    expect(comparisonRate({ ...loan, upfrontFees: 0, monthlyFee: 0 })).toBeCloseTo(6.49, 6)
    expect(comparisonRate({ ...loan, ratePerYear: 0, upfrontFees: 0, monthlyFee: 0 })).toBeCloseTo(0, 6)
  })

  it.each([
    [26, 26.09],
    [52, 52.18],
  ])('for %d periods a year counts %d of them, as the regulation does', (periodsPerYear, counted) => {
    const rate = comparisonRate({ ...loan, periodsPerYear, upfrontFees: 0, monthlyFee: 0 })
    expect(rate).toBeCloseTo((6.49 * counted) / periodsPerYear, 6)
  })

  it('spreads a monthly fee over weekly periods', () => {
    const weekly = comparisonRate({ ...loan, periodsPerYear: 52, upfrontFees: 0 }) ?? 0
    const monthly = comparisonRate({ ...loan, upfrontFees: 0 }) ?? 0
    expect(Math.abs(weekly - monthly)).toBeLessThan(0.05)
  })

  it('counts a balloon as paid at the end', () => {
    const rate = comparisonRate({ ...loan, residual: 9000, upfrontFees: 0, monthlyFee: 0 })
    expect(rate).toBeCloseTo(6.49, 6)
  })

  it.each<[string, Partial<LoanWithFees>]>([
    ['the amount is zero', { principal: 0 }],
    ['fees consume the loan', { upfrontFees: 30_000 }],
    ['fees exceed any plausible rate', { monthlyFee: 50_000 }],
    ['an entry is no number', { ratePerYear: Number.NaN }],
    ['the term is zero', { termYears: 0 }],
    ['the balloon is far more than the loan', { residual: 500_000 }],
  ])('is null if %s', (_, changes) => {
    expect(comparisonRate({ ...loan, ...changes })).toBeNull()
  })
})

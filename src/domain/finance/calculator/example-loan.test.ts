import fc from 'fast-check'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { comparisonRate } from '../repayments/comparison-rate'
import { exampleLoanTerms, warningOf } from './example-loan'

const settings = {
  'finance.establishmentFee': 0,
  'finance.interestRange': { min: 0.5, max: 15 },
  'finance.defaultInterest': 7.49,
}
const rateOf = (provider: ReturnType<typeof financeProvider>, ratePerYear: number) => {
  const { margin, ...loan } = exampleLoanTerms(provider, settings)
  return (comparisonRate({ ...loan, ratePerYear }) ?? 0) + margin
}

describe('the comparison rate of the example loan', () => {
  it('equals the lender’s published rate at the lender’s own rate [FIN-37]', () => {
    // Bank of Melbourne, $30,000 over five years: $195 upfront and $12 a month turn 7.49 % into 8.60 %.
    const whole = financeProvider({ rate: 7.49, comparisonRate: 8.6, establishmentFee: 195, monthlyFee: 12 })
    expect(rateOf(whole, 7.49)).toBeCloseTo(8.6044, 4)
    const fewerFees = financeProvider({ rate: 7.49, comparisonRate: 8.6 })
    expect(rateOf(fewerFees, 7.49)).toBeCloseTo(8.6, 10)
  })

  it('equals the published rate at the calculator’s initial rate if the record has no rate [FIN-37]', () => {
    expect(rateOf(financeProvider({ rate: null, comparisonRate: 8.6 }), 7.49)).toBeCloseTo(8.6, 10)
    const within = financeProvider({ rate: null, minRate: 8, comparisonRate: 9.4, monthlyFee: 12 })
    expect(rateOf(within, 8)).toBeCloseTo(9.4, 10)
    expect(exampleLoanTerms(financeProvider({ rate: null, comparisonRate: 7 }), settings).margin).toBe(0)
  })

  it('includes the example’s deposit and final payment [FIN-37]', () => {
    const example = { amount: 30_000, termYears: 5, depositPercent: 10, finalPaymentPercent: 30 }
    expect(exampleLoanTerms(financeProvider({ example, establishmentFee: 395 }), settings)).toMatchObject({
      principal: 27_000,
      residual: 9000,
      upfrontFees: 395,
    })
  })

  it('is described before a warning that refers to an example without naming it [FIN-37]', () => {
    expect(warningOf(financeProvider({ warning: 'WARNING: true only for the example given.' }))).toBe(
      'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    )
    const named = 'Based on a secured loan of $30,000 over five years. WARNING: true only for it.'
    expect(warningOf(financeProvider({ warning: named }))).toBe(named)
  })

  it('is described for one year or several [FIN-37]', () => {
    const of = (termYears: number) =>
      warningOf(financeProvider({ example: { ...financeProvider().example, termYears } }))
    expect(of(1)).toContain('a loan of $30,000 over 1 year. WARNING')
    expect(of(1.5)).toContain('over 1.5 years. WARNING')
  })

  it('is never below the interest rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 20 }),
        (entered, rate, above, establishmentFee, monthlyFee) => {
          const comparison = rateOf(
            financeProvider({ rate, comparisonRate: rate + above, establishmentFee, monthlyFee }),
            entered,
          )
          expect(comparison).toBeGreaterThanOrEqual(entered - 1e-6)
        },
      ),
    )
  })
})

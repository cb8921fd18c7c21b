import { comparisonRate } from '@/domain/finance/repayments/comparison-rate'
import { demoTenants } from '../tenants/demo-tenants'
import { exampleLoan, lenderFigures } from './lenders'

const lender = {
  key: 'angle',
  name: 'Angle',
  rate: 10,
  comparisonRate: 11,
  fee: 0,
  disclaimer: 'Indicative only.',
}

describe('a lender’s figures', () => {
  it('match a loan of $30,000 at 10% a year over five years [ENT-13]', () => {
    const figures = lenderFigures(lender, 30_000)
    expect(figures.paymentMonth).toBeCloseTo(637.41, 2)
    expect(figures.paymentWeek).toBeCloseTo(146.73, 2)
    expect(figures.totalPayable).toBeCloseTo(637.41 * 60, 2)
    expect(figures).toMatchObject({ termYears: 5, termMonths: 60, termWeeks: 260, balloon: 0, deposit: 0 })
  })

  it('include the establishment fee in the loan', () => {
    const fee = lenderFigures({ ...lender, fee: 1000 }, 30_000).paymentMonth ?? 0
    expect(fee).toBe(lenderFigures(lender, 31_000).paymentMonth)
  })
})

describe('the demo lenders', () => {
  const lenders = demoTenants.flatMap(({ lender }) => lender ?? [])

  it.each(lenders)('include $name, whose comparison rate matches its rate and fees', (lender) => {
    const { amount, termYears } = exampleLoan
    const { depositPercent = 0, finalPaymentPercent = 0, monthlyFee = 0 } = lender
    const rate = comparisonRate({
      principal: amount * (1 - depositPercent / 100),
      residual: (amount * finalPaymentPercent) / 100,
      termYears,
      ratePerYear: lender.rate,
      periodsPerYear: 12,
      upfrontFees: lender.fee,
      monthlyFee,
    })
    expect(lender.comparisonRate).toBeCloseTo(rate ?? 0, 2)
    expect(lender.disclaimer).toContain(`comparison rate ${lender.comparisonRate.toFixed(2)}% p.a.`)
  })
})

import { lenderFigures } from './lenders'

const lender = {
  key: 'angle',
  name: 'Angle',
  rate: 10,
  comparisonRate: 11,
  fee: 0,
  disclaimer: 'Indicative only.',
}

describe('the figures of a lender', () => {
  it('are those of a loan of 30,000 dollars at 10 % over five years [ENT-13]', () => {
    const figures = lenderFigures(lender, 30_000)
    expect(figures.paymentMonth).toBeCloseTo(637.41, 2)
    expect(figures.paymentWeek).toBeCloseTo(146.73, 2)
    expect(figures.totalPayable).toBeCloseTo(637.41 * 60, 2)
    expect(figures).toMatchObject({ termYears: 5, termMonths: 60, termWeeks: 260, balloon: 0, deposit: 0 })
  })

  it('lend the establishment fee as well', () => {
    const fee = lenderFigures({ ...lender, fee: 1000 }, 30_000).paymentMonth ?? 0
    expect(fee).toBe(lenderFigures(lender, 31_000).paymentMonth)
  })
})

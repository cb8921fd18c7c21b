import fc from 'fast-check'
import { type Budget, budgetTerms, budgetTotal, type Frequency, otherRepayment, parseFigure } from './budget'

const usual = { monthly: 600, weekly: 200 }
const frequency = fc.constantFrom<Frequency>('monthly', 'weekly')

describe('parseFigure', () => {
  it.each([
    ['600', 600],
    ['$1,500', 1500],
    [' 2 000 ', 2000],
    ['0.5', 0.5],
    ['650.50', 650.5],
    ['123.456', 123.46],
    ['', 0],
    ['-5', 0],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['1e99', 1_000_000],
    ['Infinity', 1_000_000],
    ['-Infinity', 0],
    ['twelve', 0],
    ['12 dollars', 0],
    ['NaN', 0],
    [null, 0],
  ])('parses %j as %d [BUD-02]', (typed, value) => {
    expect(parseFigure(typed, budgetTerms)).toBe(value)
  })

  it('returns a value between 0 and 1,000,000 for any text [BUD-02]', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
    fc.assert(
      fc.property(typed, (text) => {
        const value = parseFigure(text, budgetTerms)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1_000_000)
      }),
    )
  })
})

describe('budgetTotal', () => {
  it.each<[Budget, number]>([
    [{ frequency: 'monthly', repayment: 600, deposit: 2000 }, 38_000],
    [{ frequency: 'weekly', repayment: 200, deposit: 2000 }, 54_000],
    [{ frequency: 'monthly', repayment: 0, deposit: 0 }, 0],
    [{ frequency: 'weekly', repayment: 0, deposit: 12_500 }, 12_500],
    [{ frequency: 'monthly', repayment: 123.45, deposit: 2000 }, 9407],
    [{ frequency: 'weekly', repayment: 1.1, deposit: 0.7 }, 286.7],
  ])(
    'adds up 5 years of repayments and the deposit of %j to $%d, without interest [BUD-03, BUD-06]',
    (budget, total) => {
      expect(budgetTotal(budget, budgetTerms)).toBe(total)
    },
  )
})

describe('otherRepayment', () => {
  it('returns the other frequency’s default while the shopper has not changed the repayment [BUD-04]', () => {
    expect(otherRepayment({ frequency: 'monthly', repayment: 600 }, usual, budgetTerms)).toBe(200)
    expect(otherRepayment({ frequency: 'weekly', repayment: 200 }, usual, budgetTerms)).toBe(600)
  })

  it('converts a changed repayment to the same amount over time, rounded to whole dollars per period', () => {
    expect(otherRepayment({ frequency: 'monthly', repayment: 520 }, usual, budgetTerms)).toBe(120)
    const repayments = fc.integer({ min: 0, max: 100_000 }).filter((each) => each !== 600 && each !== 200)
    fc.assert(
      fc.property(frequency, repayments, (from, repayment) => {
        const to = from === 'monthly' ? 'weekly' : 'monthly'
        const other = otherRepayment({ frequency: from, repayment }, usual, budgetTerms)
        const apart = Math.abs(other * budgetTerms[to] - repayment * budgetTerms[from])
        expect(apart).toBeLessThanOrEqual(budgetTerms[to] / 2)
      }),
    )
  })
})

import fc from 'fast-check'
import { type Loan, periodsOf } from './annuity'
import { comparisonRate } from './comparison-rate'
import { type RepaymentRules, repayment } from './repayment'
import { schedule } from './schedule'

const loan: Loan = { principal: 30_000, residual: 0, ratePerYear: 10, termYears: 5, periodsPerYear: 12 }
const exactly: RepaymentRules = { rounding: 'none', enquireAt: 0 }

const paid = (changes: Partial<Loan> = {}, rules: Partial<RepaymentRules> = {}) =>
  repayment({ ...loan, ...changes }, { rounding: 'none', enquireAt: 25, ...rules })

describe('repayment', () => {
  it.each<[string, Partial<Loan>, number]>([
    ['months', {}, 637.41],
    ['fortnights', { periodsPerYear: 26 }, 293.7],
    ['weeks', { periodsPerYear: 52 }, 146.73],
    ['a balloon', { residual: 9000 }, 521.19],
    ['no interest', { ratePerYear: 0 }, 500],
    ['no interest and a balloon', { ratePerYear: 0, residual: 6000 }, 400],
    ['half a year added', { termYears: 5.5 }, 592.79],
  ])('of $30,000 at 10 %% over 5 years with %s is correct [FIN-26, FIN-30]', (_, changes, dollars) => {
    expect(paid(changes)).toBeCloseTo(dollars, 1)
  })

  it('counts whole periods if the term is not a whole number of them [decision 11]', () => {
    expect(paid({ termYears: 1.25, periodsPerYear: 26 })).toBe(
      paid({ termYears: 33 / 26, periodsPerYear: 26 }),
    )
  })

  it.each<[RepaymentRules['rounding'], number]>([
    ['none', 637.4113],
    ['nearest', 637],
    ['up', 638],
    ['nearestCent', 637.41],
  ])('is rounded %s as the lender requires [FIN-28]', (rounding, dollars) => {
    expect(paid({}, { rounding })).toBeCloseTo(dollars, 3)
  })

  it('does not round whole dollars up [FIN-28]', () => {
    expect(paid({ ratePerYear: 0 }, { rounding: 'up' })).toBe(500)
  })

  it.each([
    [1500, null],
    [1500.01, 25.000_17],
    [1499.99, null],
    [0, null],
  ])(
    'for $%d over 5 years without interest is %p, because shoppers enquire at $25 a month or less [FIN-27]',
    (principal, dollars) => {
      const found = paid({ principal, ratePerYear: 0 })
      if (dollars === null) expect(found).toBeNull()
      else expect(found).toBeCloseTo(dollars, 4)
    },
  )

  it.each<[string, Partial<Loan>]>([
    ['the deposit exceeds the amount', { principal: -10_000 }],
    ['the balloon exceeds the loan', { residual: 250_000 }],
    ['an entry is no number', { principal: Number.NaN }],
    ['the term is zero', { termYears: 0 }],
  ])('is null if %s [FIN-27]', (_, changes) => {
    expect(paid(changes)).toBeNull()
  })
})

const loans = fc.record({
  principal: fc.integer({ min: 5000, max: 250_000 }),
  residual: fc.integer({ min: 0, max: 2000 }),
  ratePerYear: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  periodsPerYear: fc.constantFrom(12, 26, 52),
})

describe('any loan', () => {
  it('costs more with a higher amount or rate', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 5000 }), (one, more) => {
        const usual = repayment(one, exactly) ?? 0
        expect(repayment({ ...one, principal: one.principal + more }, exactly)).toBeGreaterThan(usual)
        expect(repayment({ ...one, ratePerYear: one.ratePerYear + 0.5 }, exactly)).toBeGreaterThan(usual)
        expect(repayment(one, { ...exactly, rounding: 'up' })).toBeGreaterThanOrEqual(usual - 1e-6)
      }),
    )
  })

  it('costs the sum of its schedule [FIN-46]', () => {
    fc.assert(
      fc.property(loans, (one) => {
        const years = schedule(one)
        const sum = (of: 'principal' | 'interest' | 'balloon') =>
          years.reduce((all, year) => all + year[of], 0)
        expect(sum('principal') + sum('balloon')).toBeCloseTo(one.principal, 4)
        expect(sum('principal') + sum('interest') + sum('balloon')).toBeCloseTo(
          (repayment(one, exactly) ?? 0) * periodsOf(one) + one.residual,
          4,
        )
        expect(years.at(-1)).toMatchObject({ year: one.termYears, owed: one.residual })
      }),
    )
  })

  it('has a higher comparison rate with fees', () => {
    const fees = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(loans, fees, fees, (one, upfront, monthlyFee) => {
        const free = { ...one, upfrontFees: 0, monthlyFee: 0 }
        const bare = comparisonRate(free) ?? -1
        expect(bare).toBeGreaterThanOrEqual(one.ratePerYear - 1e-6)
        expect(comparisonRate({ ...free, upfrontFees: upfront })).toBeGreaterThan(bare)
        expect(comparisonRate({ ...free, monthlyFee })).toBeGreaterThan(bare)
      }),
    )
  })
})

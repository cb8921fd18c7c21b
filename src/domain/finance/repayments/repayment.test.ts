import fc from 'fast-check'
import { type Loan, periodsOf } from './annuity'
import { comparisonRate } from './comparison-rate'
import { type RepaymentRules, repayment } from './repayment'
import { schedule } from './schedule'

const loan: Loan = { principal: 30_000, residual: 0, ratePerYear: 10, termYears: 5, periodsPerYear: 12 }
const exactly: RepaymentRules = { rounding: 'none', enquireAt: 0 }

const paid = (changes: Partial<Loan> = {}, rules: Partial<RepaymentRules> = {}) =>
  repayment({ ...loan, ...changes }, { rounding: 'none', enquireAt: 25, ...rules })

describe('a repayment', () => {
  it.each<[string, Partial<Loan>, number]>([
    ['months', {}, 637.41],
    ['fortnights', { periodsPerYear: 26 }, 293.7],
    ['weeks', { periodsPerYear: 52 }, 146.73],
    ['a balloon at the end', { residual: 9000 }, 521.19],
    ['no interest', { ratePerYear: 0 }, 500],
    ['no interest and a balloon', { ratePerYear: 0, residual: 6000 }, 400],
    ['half a year more', { termYears: 5.5 }, 592.79],
  ])('of $30,000 at 10 %% over 5 years with %s [FIN-26, FIN-30]', (_, changes, dollars) => {
    expect(paid(changes)).toBeCloseTo(dollars, 1)
  })

  it('counts whole periods of a term that does not come to them [decision 11]', () => {
    expect(paid({ termYears: 1.25, periodsPerYear: 26 })).toBe(
      paid({ termYears: 33 / 26, periodsPerYear: 26 }),
    )
  })

  it.each<[RepaymentRules['rounding'], number]>([
    ['none', 637.4113],
    ['nearest', 637],
    ['up', 638],
    ['nearestCent', 637.41],
  ])('is rounded %s as the lender asks [FIN-28]', (rounding, dollars) => {
    expect(paid({}, { rounding })).toBeCloseTo(dollars, 3)
  })

  it('rounds whole dollars up to themselves [FIN-28]', () => {
    expect(paid({ ratePerYear: 0 }, { rounding: 'up' })).toBe(500)
  })

  it.each([
    [1500, null],
    [1500.01, 25.000_17],
    [1499.99, null],
    [0, null],
  ])(
    'of $%d a month over 5 years without interest is %p: $25 or less asks the dealer [FIN-27]',
    (principal, dollars) => {
      const found = paid({ principal, ratePerYear: 0 })
      if (dollars === null) expect(found).toBeNull()
      else expect(found).toBeCloseTo(dollars, 4)
    },
  )

  it.each<[string, Partial<Loan>]>([
    ['more is put in than it costs', { principal: -10_000 }],
    ['the balloon is more than the loan', { residual: 250_000 }],
    ['an entry is no number', { principal: Number.NaN }],
    ['the term is none', { termYears: 0 }],
  ])('is none when %s [FIN-27]', (_, changes) => {
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

describe('every loan', () => {
  it('costs more the more is borrowed, and the dearer it is', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 5000 }), (one, more) => {
        const usual = repayment(one, exactly) ?? 0
        expect(repayment({ ...one, principal: one.principal + more }, exactly)).toBeGreaterThan(usual)
        expect(repayment({ ...one, ratePerYear: one.ratePerYear + 0.5 }, exactly)).toBeGreaterThan(usual)
        expect(repayment(one, { ...exactly, rounding: 'up' })).toBeGreaterThanOrEqual(usual - 1e-6)
      }),
    )
  })

  it('comes to what its schedule adds up to [FIN-46]', () => {
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

  it('has a comparison rate that fees only make higher', () => {
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

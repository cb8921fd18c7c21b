import fc from 'fast-check'
import { comparisonRate } from './comparison-rate'
import { type LoanEntry, repayment } from './repayment'
import { schedule } from './schedule'
import { totalOf } from './total-of'

const loan: LoanEntry = {
  amount: 30_000,
  deposit: 0,
  fee: 0,
  residual: 0,
  ratePerYear: 10,
  termYears: 5,
  periodsPerYear: 12,
  rounding: 'none',
  enquireAt: 25,
}

const paid = (changes: Partial<LoanEntry> = {}) => repayment({ ...loan, ...changes })

describe('a repayment', () => {
  it.each<[string, Partial<LoanEntry>, number]>([
    ['months', {}, 637.41],
    ['fortnights', { periodsPerYear: 26 }, 293.7],
    ['weeks', { periodsPerYear: 52 }, 146.73],
    ['a deposit', { deposit: 5000 }, 531.18],
    ['an establishment fee, borrowed too', { fee: 1300 }, 665.03],
    ['deposit and fee', { deposit: 5000, fee: 1300 }, 558.8],
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

  it.each<[LoanEntry['rounding'], number]>([
    ['none', 637.4113],
    ['nearest', 637],
    ['up', 638],
    ['nearestCent', 637.41],
  ])('is rounded %s as the lender asks [FIN-28]', (rounding, dollars) => {
    expect(paid({ rounding })).toBeCloseTo(dollars, 3)
  })

  it('rounds whole dollars up to themselves [FIN-28]', () => {
    expect(paid({ ratePerYear: 0, rounding: 'up' })).toBe(500)
  })

  it.each([
    [1500, null],
    [1500.01, 25.000_17],
    [1499.99, null],
    [0, null],
  ])(
    'of $%d a month over 5 years without interest is %p: $25 or less asks the dealer [FIN-27]',
    (amount, dollars) => {
      const found = paid({ amount, ratePerYear: 0 })
      if (dollars === null) expect(found).toBeNull()
      else expect(found).toBeCloseTo(dollars, 4)
    },
  )

  it.each<[string, Partial<LoanEntry>]>([
    ['more is put in than it costs', { deposit: 40_000 }],
    ['the balloon is more than the loan', { residual: 250_000 }],
    ['an entry is no number', { amount: Number.NaN }],
    ['the term is none', { termYears: 0 }],
  ])('is none when %s [FIN-27]', (_, changes) => {
    expect(paid(changes)).toBeNull()
  })
})

const entries = fc.record({
  amount: fc.integer({ min: 5000, max: 250_000 }),
  fee: fc.integer({ min: 0, max: 2000 }),
  residual: fc.integer({ min: 0, max: 2000 }),
  ratePerYear: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  periodsPerYear: fc.constantFrom(12, 26, 52),
})

describe('every loan', () => {
  it('costs more the more is borrowed, and the dearer it is', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 5000 }), (entry, more) => {
        const exactly = { ...loan, ...entry, enquireAt: 0 }
        const usual = repayment(exactly) ?? 0
        expect(repayment({ ...exactly, amount: entry.amount + more })).toBeGreaterThan(usual)
        expect(repayment({ ...exactly, ratePerYear: entry.ratePerYear + 0.5 })).toBeGreaterThan(usual)
        expect(repayment({ ...exactly, rounding: 'up' })).toBeGreaterThanOrEqual(usual - 1e-6)
      }),
    )
  })

  it('comes to what its schedule adds up to [FIN-46]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const exactly = { ...loan, ...entry, enquireAt: 0 }
        const principal = entry.amount + entry.fee
        const years = schedule({ ...entry, principal })
        const sum = (of: 'principal' | 'interest' | 'balloon') =>
          years.reduce((all, year) => all + year[of], 0)
        expect(sum('principal') + sum('balloon')).toBeCloseTo(principal, 4)
        expect(sum('principal') + sum('interest') + sum('balloon')).toBeCloseTo(
          totalOf(repayment(exactly) ?? 0, { ...exactly, monthlyFee: 0 }),
          4,
        )
        expect(years.at(-1)).toMatchObject({ year: entry.termYears, owed: entry.residual })
      }),
    )
  })

  it('comes to every repayment as shown, the residual and the account’s fees [FIN-46]', () => {
    const weekly = { termYears: 5.5, periodsPerYear: 52, residual: 2000 }
    expect(totalOf(171, { ...weekly, monthlyFee: 0 })).toBe(171 * 286 + 2000)
    expect(totalOf(171, { ...weekly, monthlyFee: 10 })).toBe(171 * 286 + 2000 + 66 * 10)
  })

  it('has a comparison rate that fees only make higher', () => {
    const fees = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(entries, fees, fees, (entry, upfront, monthlyFee) => {
        const free = { ...entry, principal: entry.amount, upfrontFees: 0, monthlyFee: 0 }
        const bare = comparisonRate(free) ?? -1
        expect(bare).toBeGreaterThanOrEqual(entry.ratePerYear - 1e-6)
        expect(comparisonRate({ ...free, upfrontFees: upfront })).toBeGreaterThan(bare)
        expect(comparisonRate({ ...free, monthlyFee })).toBeGreaterThan(bare)
      }),
    )
  })
})

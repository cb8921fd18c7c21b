import type { FinanceProvider } from '@/domain/finance/provider'
import { resolveSettings } from '@/domain/flags/resolve'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { FinanceLender } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { quotedLender } from './availability'
import { advertisedLoan, cardWeeklies, hasWeeklyFigure, weeklyFigure, weeklyQuote } from './weekly-figure'

const NOW = new Date('2026-11-22T00:00:00Z')
const { settings } = resolveSettings({ template: 'metro', tenant: { 'finance.provider': 'angle' } })
const lenderOfSite = (changes: Partial<FinanceProvider> = {}) =>
  quotedLender(financeProvider(changes), settings, NOW)
const hidden = { 'price.visible': false }
const rio = vehicle()
const figures: FinanceLender = { paymentWeek: 123.4, interestRate: 7.1, comparisonRate: 8.79 }
const quote = weeklyQuote(rio, figures, lenderOfSite())

describe('weeklyQuote', () => {
  it('has the repayment, its comparison rate and the words of the lender’s record [CARD-03]', () => {
    expect(quote).toEqual({
      weekly: 123.4,
      comparisonRate: 8.79,
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    })
  })

  it.each([
    { paymentWeek: 123 },
    { paymentWeek: 123, comparisonRate: null },
    { paymentWeek: 0, comparisonRate: 8 },
    { comparisonRate: 8 },
    null,
  ])('is null for %j, because a repayment needs its comparison rate [CARD-03]', (lender) => {
    expect(weeklyQuote(rio, lender, lenderOfSite({ eligibilityRule: 'B' }))).toBeNull()
  })

  it.each<[string, Partial<FinanceProvider>]>([
    ['no comparison rate', { comparisonRate: null }],
    ['no warning', { warning: '' }],
    ['a blank warning', { warning: ' \n' }],
  ])('is null for a lender whose record has %s', (_, changes) => {
    expect(weeklyQuote(rio, figures, lenderOfSite(changes))).toBeNull()
  })

  it('is null for a vehicle that the lender does not finance [FIN-02]', () => {
    expect(weeklyQuote({ ...rio, year: 2014 }, figures, lenderOfSite())).toBeNull()
  })
})

describe('cardWeeklies', () => {
  it('returns the whole dollars of every lender that a website’s cards may show [CARD-03, FIN-36]', () => {
    const lenders = {
      angle: { ...figures, paymentMonth: 530 },
      manual: { comparisonRate: 9, paymentWeek: 60 },
      refusing: { ...figures, interestRate: null },
      silent: { ...figures, comparisonRate: null },
      halting: { paymentWeek: 61 },
      boasting: { ...figures, paymentWeek: 1e9 },
      garbled: 'free',
      gone: null,
    }
    expect(cardWeeklies(lenders)).toEqual([
      { key: 'angle', weekly: 124, hasMonthly: true },
      { key: 'manual', weekly: 60, hasMonthly: false },
    ])
  })

  it.each([null, undefined, 'none', [figures]])('is empty for %j', (lenders) => {
    expect(cardWeeklies(lenders)).toEqual([])
  })
})

describe('weeklyFigure', () => {
  it('rounds up to whole dollars and keeps the rate and warning [CARD-03, FIN-36, FIN-49]', () => {
    expect(weeklyFigure({ ...rio, weekly_quote: quote })).toEqual({ ...quote, weekly: 124 })
  })

  it('is null for sold vehicles and if prices are hidden [PRICE-08, PRICE-09]', () => {
    expect(weeklyFigure({ ...rio, status: 'sold', weekly_quote: quote })).toBeNull()
    expect(weeklyFigure(publicVehicle({ ...rio, weekly_quote: quote }, hidden))).toBeNull()
  })

  it('is detected among several vehicles, for the small print below them', () => {
    const vehicles = [
      { ...rio, weekly_quote: null },
      { ...rio, weekly_quote: quote },
    ]
    expect(hasWeeklyFigure(vehicles)).toBe(true)
    expect(hasWeeklyFigure(vehicles.slice(0, 1))).toBe(false)
    expect(hasWeeklyFigure(vehicles.map((each) => publicVehicle(each, hidden)))).toBe(false)
  })
})

describe('the term of a weekly repayment', () => {
  const termOf = (lender: FinanceLender) =>
    weeklyQuote(rio, { ...figures, ...lender }, lenderOfSite())?.termYears

  it.each<[FinanceLender, number | undefined]>([
    [{ termYears: 5 }, 5],
    [{ termMonths: 84 }, 7],
    [{ termWeeks: 260 }, 5],
    [{}, undefined],
    [{ termYears: 0 }, undefined],
    [{ termYears: 500 }, undefined],
  ])('of %j is %p years [FIN-49, ENT-13]', (lender, years) => {
    expect(termOf(lender)).toBe(years)
  })
})

describe('advertisedLoan', () => {
  const loanOf = (lender: FinanceLender) =>
    advertisedLoan({ ...rio, finance_lenders: { angle: { ...figures, ...lender } } }, lenderOfSite())

  it('has the lender’s own figures [FIN-49, ENT-13]', () => {
    expect(loanOf({ termYears: 5, deposit: 1000, balloon: 4000, establishmentFees: 395 })).toEqual({
      weekly: 124,
      termYears: 5,
      ratePerYear: 7.1,
      comparisonRate: 8.79,
      deposit: 1000,
      residual: 4000,
      establishmentFee: 395,
    })
  })

  it('is null without a term or rate', () => {
    expect(loanOf({})).toBeNull()
    const { interestRate: _, ...rateless } = figures
    const car = { ...rio, finance_lenders: { angle: { ...rateless, termYears: 5 } } }
    expect(advertisedLoan(car, lenderOfSite())).toBeNull()
  })
})

import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import type { EligibilityRule, FinanceProvider } from '../provider'
import { isFinanceAvailable, isQuoted, listedLender, quotedLender } from './availability'

const NOW = new Date('2026-11-22T00:00:00Z')
const figures: FinanceLender = { interestRate: 7.1, comparisonRate: 8.2, paymentWeek: 120, paymentMonth: 520 }

interface Case {
  car?: Partial<Vehicle>
  lender?: FinanceLender | null
  provider?: Partial<FinanceProvider>
  tenant?: SettingOverrides
}

function available({ car, lender = figures, provider, tenant }: Case): boolean {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const financed = vehicle({ finance_lenders: lender && { angle: lender }, ...car })
  return isFinanceAvailable(financed, financeProvider(provider), settings, NOW)
}

const under = (eligibilityRule: EligibilityRule) => ({ provider: { eligibilityRule } })

describe('finance', () => {
  it.each<[string, Case]>([
    ['the vehicle has no lender’s figures', { lender: null }],
    ['the vehicle has only another lender’s figures', { provider: { key: 'manual' } }],
    ['the rate is null', { lender: { ...figures, interestRate: null } }],
    ['the comparison rate is null', { lender: { ...figures, comparisonRate: null } }],
    ['there is no comparison rate', { lender: { ...figures, comparisonRate: undefined } }],
    ['the make is excluded', { tenant: { 'finance.excludedManufacturers': ['KIA'] } }],
    ['the dealership is excluded', { tenant: { 'finance.excludedDealerships': ['kia-north'] } }],
    ['the lender’s key is a property that every object inherits', { provider: { key: 'constructor' } }],
  ])('is not offered if %s [FIN-01]', (_, changes) => {
    for (const rule of ['A', 'B', 'C', 'D'] as const) {
      const provider = { ...changes.provider, ...under(rule).provider }
      expect(available({ ...changes, provider })).toBe(false)
    }
  })

  it('is not offered without a provider', () => {
    const { settings } = resolveSettings({ template: 'metro' })
    expect(isFinanceAvailable(vehicle({ finance_lenders: { angle: figures } }), null, settings, NOW)).toBe(
      false,
    )
  })

  it.each<[boolean, EligibilityRule, string, Case]>([
    [true, 'A', 'a car built in 2015', { car: { year: 2015 } }],
    [false, 'A', 'a car built in 2014, twelve years ago', { car: { year: 2014 } }],
    [false, 'A', 'a car without a year', { car: { year: null } }],
    [true, 'A', 'a price of $501', { car: { price: 501 } }],
    [false, 'A', 'a price of $500', { car: { price: 500 } }],
    [false, 'A', 'no price', { car: { price: null } }],
    [false, 'A', 'a price reduced to $499, as cards show it', { car: { price: 18_990, offer_price: 499 } }],
    [false, 'A', 'no comparison rate', { lender: { interestRate: 7 } }],
    [true, 'A', 'no weekly payment', { lender: { interestRate: 7, comparisonRate: 8 } }],
    [
      true,
      'B',
      'an old car without a price',
      { car: { year: 1990, price: null }, lender: { comparisonRate: 8 } },
    ],
    [true, 'C', 'an old car with a weekly payment', { car: { year: 1990 } }],
    [false, 'C', 'a price of $500', { car: { price: 500 } }],
    [false, 'C', 'only a monthly payment', { lender: { comparisonRate: 8, paymentMonth: 520 } }],
    [true, 'D', 'only a monthly payment', { lender: { comparisonRate: 8, paymentMonth: 520 } }],
    [false, 'D', 'a price of $500', { car: { price: 500 } }],
    [false, 'D', 'only a weekly payment', { lender: { comparisonRate: 8, paymentWeek: 120 } }],
  ])(
    'is offered (%p) by rule %s for %s [FIN-02, FIN-03, FIN-04, FIN-05, FIN-06]',
    (offered, rule, _, changes) => {
      expect(available({ ...changes, ...under(rule) })).toBe(offered)
    },
  )

  it.each(['A', 'B', 'C', 'D'] as const)(
    'by rule %s is offered for vehicles in stock or coming soon [FIN-03, FIN-07]',
    (rule) => {
      const offered = (car: Partial<Vehicle>) => available({ car, ...under(rule) })
      expect([offered({}), offered({ status: 'coming_soon' })]).toEqual([true, true])
      expect([offered({ status: 'sold' }), offered({ sold: true })]).toEqual([false, false])
    },
  )

  it('uses the rule and price of the settings if the lender’s record has no rule', () => {
    const tenant = { 'finance.eligibilityRule': 'C', 'finance.priceThreshold': 18_990 } as const
    expect(available({ tenant })).toBe(false)
    expect(available({ tenant: { ...tenant, 'finance.priceThreshold': 18_989 } })).toBe(true)
    expect(available({ tenant, ...under('B') })).toBe(true)
  })
})

describe('the repayment of a quote', () => {
  const quote = { weeklyRepaymentAmount: 129, comparisonRate: 8.1, advertisedRate: 7.5 }
  const { settings } = resolveSettings({
    template: 'metro',
    tenant: { 'finance.excludedManufacturers': ['Isuzu'] },
  })
  const quoted = (car: Partial<Vehicle>, eligibilityRule: EligibilityRule) => {
    const lender = quotedLender(financeProvider({ eligibilityRule }), settings, NOW)
    return lender && isQuoted(vehicle({ finance_lenders: null, ...car }), quote, lender)
  }

  it.each<[boolean, EligibilityRule, string, Partial<Vehicle>]>([
    [true, 'A', 'a car built in 2015', { year: 2015 }],
    [false, 'A', 'a car built in 1998', { year: 1998 }],
    [false, 'A', 'a car without a year', { year: null }],
    [false, 'A', 'a price of $500', { price: 500 }],
    [true, 'B', 'a car built in 1998', { year: 1998 }],
    [true, 'C', 'a car built in 1998, because the quote is the weekly payment', { year: 1998 }],
    [false, 'C', 'a price of $500', { price: 500 }],
    [false, 'D', 'no monthly payment from the lender', {}],
    [true, 'D', 'a monthly payment from the lender', { finance_lenders: { angle: { paymentMonth: 520 } } }],
    [false, 'D', 'a price of $500', { price: 500, finance_lenders: { angle: { paymentMonth: 520 } } }],
  ])(
    'is offered (%p) by rule %s for %s [FIN-02, FIN-03, FIN-04, FIN-05, FIN-06]',
    (offered, rule, _, car) => {
      expect(quoted(car, rule)).toBe(offered)
    },
  )

  it.each<[string, Partial<Vehicle>]>([
    ['sold', { status: 'sold' }],
    ['of an excluded make', { make: 'Isuzu' }],
    [
      'whose rate from the lender is null',
      { finance_lenders: { angle: { ...figures, interestRate: null } } },
    ],
    [
      'whose comparison rate from the lender is null',
      { finance_lenders: { angle: { ...figures, comparisonRate: null } } },
    ],
  ])('is not shown by any rule for a car %s [FIN-01, FIN-07]', (_, car) => {
    for (const rule of ['A', 'B', 'C', 'D'] as const) expect(quoted(car, rule)).toBe(false)
  })
})

describe('the lender whose figures may be shown', () => {
  const { settings } = resolveSettings({ template: 'metro' })

  it('includes the warning and disclaimer', () => {
    expect(quotedLender(financeProvider(), settings, NOW)).toMatchObject({
      key: 'angle',
      rule: 'A',
      yearAbove: 2014,
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
      disclaimer: expect.stringContaining('is not a formal quote.'),
      takesQuotes: false,
    })
  })

  it('is null on cards if a service quotes one vehicle at a time [FIN-42]', () => {
    expect(listedLender(financeProvider(), settings, NOW)).toEqual(
      quotedLender(financeProvider(), settings, NOW),
    )
    const served = { ...settings, 'integrations.lenderUrl': 'https://lender.example/figures' }
    expect(listedLender(financeProvider(), served, NOW)).toBeNull()
    expect(quotedLender(financeProvider(), served, NOW)).not.toBeNull()
  })

  it.each<[string, Partial<FinanceProvider>]>([
    ['comparison rate', { comparisonRate: null }],
    ['warning', { warning: ' ' }],
  ])('is null without a %s', (_, changes) => {
    expect(quotedLender(financeProvider(changes), settings, NOW)).toBeNull()
  })
})

import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { TemplateKey } from '@/domain/flags/templates'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import type { FinanceProvider } from '../provider'
import { calculatorTerms } from './calculator-terms'

interface Case {
  car?: Partial<Vehicle> | null
  provider?: Partial<FinanceProvider>
  tenant?: SettingOverrides
  template?: TemplateKey
}

function terms({ car = {}, provider, tenant, template = 'metro' }: Case = {}) {
  const { settings } = resolveSettings({ template, tenant })
  return calculatorTerms(settings, financeProvider(provider), car && publicVehicle(vehicle(car), settings))
}

describe('calculatorTerms', () => {
  it('uses the platform’s defaults if nothing else is set [FIN-08, FIN-09, FIN-10, FIN-14, FIN-16, FIN-17, FIN-18, FIN-22]', () => {
    expect(terms()).toEqual({
      amount: { min: 1000, max: 100_000, step: 500, value: 18_990 },
      term: { min: 1, max: 7, step: 0.5, value: 6 },
      interest: { min: 0.5, max: 15, step: 0.5, value: 10 },
      deposit: { min: 0, max: 250_000, step: 0.5, value: 0 },
      residual: { min: 0, max: 250_000, step: 0.5, value: 0 },
      depositField: 'deposit',
      frequency: 'weekly',
      establishmentFee: 0,
      otherFees: 0,
      monthlyFee: 0,
      rounding: 'nearest',
      enquireAt: 25,
      advertised: null,
    })
  })

  it('lends more for the brand variant, over five years, from 4 to 20 % [FIN-12, FIN-17, FIN-21]', () => {
    const { amount, term, interest } = terms({ template: 'marque' })
    expect([amount.max, term.value, interest.min, interest.max]).toEqual([250_000, 5, 4, 20])
  })

  it.each<[string, Case, object]>([
    ['minimum amount', { provider: { minAmount: 5000 } }, { amount: { min: 5000 } }],
    [
      'rate range',
      { provider: { minRate: 7.5, maxRate: 14.5 } },
      { interest: { min: 7.5, max: 14.5, value: 10 } },
    ],
    ['advertised rate as the initial rate', { provider: { rate: 6.29 } }, { interest: { value: 6.29 } }],
    ['establishment fee', { provider: { establishmentFee: 1300 } }, { establishmentFee: 1300 }],
    ['rounding', { provider: { rounding: 'nearestCent' } }, { rounding: 'nearestCent' }],
    ['monthly fee', { provider: { monthlyFee: 8 } }, { monthlyFee: 8 }],
  ])(
    'prefers the %s of the lender’s record to the settings [FIN-09, FIN-19, FIN-28, FIN-33]',
    (_, changes, expected) => {
      const tenant: SettingOverrides = {
        'finance.minAmount': 2000,
        'finance.interestRange': { min: 1, max: 40 },
        'finance.establishmentFee': 50,
        'finance.rounding': 'none',
      }
      expect(terms({ tenant, ...changes })).toMatchObject(expected)
    },
  )

  it.each<[string, SettingOverrides, object]>([
    ['minimum amount', { 'finance.minAmount': 5000 }, { amount: { min: 5000 } }],
    ['shorter maximum term', { 'finance.maxTerm': 5 }, { term: { max: 5, value: 5 } }],
    [
      'rate range',
      { 'finance.interestRange': { min: 9.95, max: 19.95 } },
      { interest: { min: 9.95, value: 10 } },
    ],
    ['initial rate', { 'finance.defaultInterest': 8.5 }, { interest: { value: 8.5 } }],
    ['initial rate, clamped to the range', { 'finance.defaultInterest': 0.1 }, { interest: { value: 0.5 } }],
    ['fee', { 'finance.establishmentFee': 1360.5 }, { establishmentFee: 1360.5 }],
    ['trade-in in place of a deposit', { 'finance.depositField': 'tradeIn' }, { depositField: 'tradeIn' }],
    ['frequency', { 'finance.defaultFrequency': 'monthly' }, { frequency: 'monthly' }],
    ['rounding up', { 'finance.roundUp': true }, { rounding: 'up' }],
  ])(
    'follows the website’s %s [FIN-09, FIN-16, FIN-20, FIN-22, FIN-28, FIN-31, FIN-33]',
    (_, tenant, expected) => {
      expect(terms({ tenant })).toMatchObject(expected)
    },
  )

  it('counts the fees that the site lists as included [FIN-34]', () => {
    const tenant: SettingOverrides = {
      'finance.feesShown': true,
      'finance.fees': [
        { label: 'Establishment fee', dollars: 395 },
        { label: 'Security registration fee', dollars: 6 },
        { label: 'Monthly account fee', dollars: 8 },
      ],
    }
    const fees = { establishmentFee: 395, otherFees: 6, monthlyFee: 8 }
    expect(terms({ tenant, provider: { establishmentFee: 395 } })).toMatchObject(fees)
    expect(terms({ tenant: { ...tenant, 'finance.feesShown': false } })).toMatchObject({
      otherFees: 0,
      monthlyFee: 0,
    })
  })

  it('always rounds up if the site does, whatever the lender does [FIN-28]', () => {
    expect(terms({ tenant: { 'finance.roundUp': true }, provider: { rounding: 'none' } }).rounding).toBe('up')
  })

  it.each<[string, Case, number]>([
    ['the price', {}, 18_990],
    ['the offer price if there is one', { car: { offer_price: 17_500 } }, 17_500],
    ['the default amount for a vehicle without a price', { car: { price: null } }, 30_000],
    ['the default amount for a price of $10', { car: { price: 10 } }, 30_000],
    ['the default amount without a vehicle', { car: null }, 30_000],
    ['the site’s own default amount', { car: null, tenant: { 'finance.defaultAmount': 15_000 } }, 15_000],
    ['the default amount if prices are hidden', { tenant: { 'price.visible': false } }, 30_000],
    ['the minimum amount for a price below it', { car: { price: 600 } }, 1000],
    ['the maximum amount for a price above it', { car: { price: 130_000 } }, 100_000],
  ])('opens with %s [FIN-29]', (_, changes, value) => {
    expect(terms(changes).amount.value).toBe(value)
  })

  it.each([
    [99_999, 100_000],
    [100_000, 100_000],
    [100_001, 105_001],
    [130_000, 136_500],
  ])('for a car for $%d lends up to $%d if the maximum is a multiple of the price [FIN-11]', (price, max) => {
    const { amount } = terms({ car: { price }, tenant: { 'finance.maxAmountRule': 'priceMultiple' } })
    expect(amount).toMatchObject({ max, value: price })
  })

  describe('with the loan behind the weekly figure', () => {
    const loan = {
      weekly: 256,
      termYears: 5,
      ratePerYear: 16.5,
      comparisonRate: 17.2,
      deposit: 500,
      residual: 4000,
      establishmentFee: 395,
    }
    const opened = (car: Partial<Vehicle> = {}, changes: Partial<typeof loan> = {}) =>
      calculatorTerms(
        resolveSettings({ template: 'metro' }).settings,
        financeProvider({ rate: 9, establishmentFee: 100 }),
        vehicle(car),
        { ...loan, ...changes },
      )

    it('opens with its term and figures, even beyond the usual bounds [FIN-29, FIN-49]', () => {
      expect(opened()).toMatchObject({
        amount: { value: 18_990 },
        term: { min: 1, max: 7, value: 5 },
        interest: { min: 0.5, max: 16.5, value: 16.5 },
        deposit: { value: 500 },
        residual: { value: 4000 },
        establishmentFee: 395,
        rounding: 'up',
        advertised: 256,
      })
      expect(opened({}, { termYears: 8 }).term).toMatchObject({ max: 8, value: 8 })
    })

    it('advertises no repayment if the amount is not the price [FIN-10]', () => {
      expect(opened({ price: 130_000 })).toMatchObject({ amount: { value: 100_000 }, advertised: null })
    })
  })

  it('lends no more than the usual maximum for a car for $130,000 [FIN-10]', () => {
    expect(terms({ car: { price: 130_000 } }).amount.max).toBe(100_000)
  })
})

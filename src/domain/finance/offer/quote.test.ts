import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { quotedLender } from './availability'
import { builtInQuote, parseQuote, quoteRequest } from './quote'
import { pageQuote } from './weekly-figure'

const quote = { weeklyRepaymentAmount: 129, comparisonRate: 8.1, advertisedRate: 7.5 }
const settingsOf = (tenant: SettingOverrides) => resolveSettings({ template: 'metro', tenant }).settings
const requested = (
  changes: Partial<Vehicle> = {},
  tenant: SettingOverrides = { 'finance.quoteCall': true },
) =>
  quoteRequest(
    publicVehicle(vehicle({ vin: 'KNA123', nvic: 'ABC1', ...changes }), settingsOf(tenant)),
    settingsOf(tenant),
  )

describe('a quote', () => {
  it('is requested with a fixed score and term [FIN-43]', () => {
    expect(requested()).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 18_990,
      loanTerm: 5,
      year: 2021,
      vin: 'KNA123',
      nvic: 'ABC1',
      whoIsHelping: '',
    })
  })

  it.each<[Partial<Vehicle>, number, SettingOverrides]>([
    [{ offer_price: 17_490 }, 17_490, {}],
    [{ offer_price: 5 }, 18_990, {}],
    [{ offer_price: 900 }, 18_990, { 'price.displayThreshold': 1000 }],
    [{ price: 5 }, 5, {}],
  ])(
    'is requested for the displayed price: %j for %d [FIN-43, FIN-44, PRICE-02]',
    (changes, price, tenant) => {
      expect(requested(changes, { 'finance.quoteCall': true, ...tenant })?.purchasePrice).toBe(price)
    },
  )

  it.each<[string, Partial<Vehicle>, SettingOverrides | undefined]>([
    ['on a site without the feature', {}, {}],
    ['for a vehicle that has a quote', { youxQuote: quote }, undefined],
    ['for a price of 0', { price: 0 }, undefined],
    ['without a price', { price: null }, undefined],
    ['for a sold vehicle', { status: 'sold' }, undefined],
    ['if prices are hidden', {}, { 'finance.quoteCall': true, 'price.visible': false }],
  ])('is not requested %s [FIN-44]', (_, changes, tenant) => {
    expect(requested(changes, tenant)).toBeNull()
  })

  it('is requested if the site’s list of finance features contains it [FIN-44]', () => {
    expect(requested({}, { 'finance.features': ['quoteCall'] })).not.toBeNull()
  })

  it('is requested again if the feed’s quote is incomplete [FIN-44]', () => {
    expect(requested({ youxQuote: { ...quote, comparisonRate: null } })).not.toBeNull()
  })

  it.each<[unknown]>([
    [null],
    [[]],
    ['129'],
    [{}],
    [{ ...quote, weeklyRepaymentAmount: '129' }],
    [{ ...quote, weeklyRepaymentAmount: 0 }],
    [{ ...quote, weeklyRepaymentAmount: -3 }],
    [{ ...quote, weeklyRepaymentAmount: 1e9 }],
    [{ ...quote, comparisonRate: null }],
    [{ ...quote, comparisonRate: 101 }],
    [{ ...quote, comparisonRate: 7.49 }],
    [{ ...quote, advertisedRate: Number.NaN }],
  ])('is not parsed from %j', (value) => {
    expect(parseQuote(value)).toBeNull()
  })

  it('is parsed without extra fields', () => {
    expect(parseQuote({ ...quote, html: '<script>' })).toEqual(quote)
  })
})

describe('builtInQuote', () => {
  const request = { purchasePrice: 30_000, loanTerm: 5 } as const
  const settings = settingsOf({ 'finance.establishmentFee': 250 })

  it('is a week at the lender’s advertised rate over five years, with its comparison rate', () => {
    const own = financeProvider({ rate: 10, establishmentFee: 0, comparisonRate: 11.2 })
    expect(builtInQuote(request, own, null, settings)).toEqual({
      weeklyRepaymentAmount: 146.73,
      comparisonRate: 11.2,
      advertisedRate: 10,
    })
    // $30,250: the fee from the settings is borrowed too.
    const withFee = builtInQuote(request, { ...own, establishmentFee: null }, null, settings)
    expect(withFee?.weeklyRepaymentAmount).toBe(147.96)
  })

  it('borrows the fees listed as included, as the calculator does [FIN-34]', () => {
    const own = financeProvider({ rate: 10, establishmentFee: 100, comparisonRate: 11.2 })
    const fees = [
      { label: 'Establishment fee', dollars: 100 },
      { label: 'Dealer agency fee', dollars: 150 },
      { label: 'Monthly account fee', dollars: 8 },
    ]
    const listed = { ...settings, 'finance.feesShown': true, 'finance.fees': fees }
    // $30,250.
    expect(builtInQuote(request, own, null, listed)?.weeklyRepaymentAmount).toBe(147.96)
  })

  it('uses the lender’s rates for the vehicle if it gives both [FIN-42]', () => {
    const own = financeProvider({ rate: 10, establishmentFee: 0, comparisonRate: 11.2 })
    const quoteAt = (lender: FinanceLender) => builtInQuote(request, own, lender, settings)
    // PMT(12 %/52, 260, 30,000) in a spreadsheet is 153.57.
    expect(quoteAt({ interestRate: 12, comparisonRate: 13.1 })).toEqual({
      weeklyRepaymentAmount: 153.57,
      comparisonRate: 13.1,
      advertisedRate: 12,
    })
    expect(quoteAt({ interestRate: 10, comparisonRate: 11.2, establishmentFees: 250 })).toMatchObject({
      weeklyRepaymentAmount: 147.96,
    })
    expect(quoteAt({ comparisonRate: 13.1 })).toMatchObject({ comparisonRate: 11.2, advertisedRate: 10 })
  })

  it.each([
    ['no lender', null],
    ['a lender without an advertised rate', financeProvider()],
    ['a lender without a warning', financeProvider({ rate: 10, warning: '' })],
    ['a lender without a comparison rate', financeProvider({ rate: 10, comparisonRate: null })],
  ])('is null for %s', (_, provider) => {
    expect(builtInQuote(request, provider, null, settings)).toBeNull()
  })
})

describe('the weekly repayment of a vehicle’s page', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  const shown = (changes: Partial<Vehicle>, tenant: SettingOverrides = { 'finance.quoteCall': true }) =>
    pageQuote(vehicle(changes), quotedLender(financeProvider(), settingsOf(tenant), now))

  it('is the lender’s own, else the quote’s with its comparison rate and the lender’s warning [FIN-43]', () => {
    const lenders = { angle: { paymentWeek: 99, comparisonRate: 8.8 } }
    expect(shown({ finance_lenders: lenders, youxQuote: quote })).toMatchObject({
      weekly: 99,
      comparisonRate: 8.8,
    })
    expect(shown({ youxQuote: quote })).toEqual({
      weekly: 129,
      termYears: 5,
      comparisonRate: 8.1,
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    })
  })

  it('is null on a site without the feature and for an excluded make [FIN-01, FIN-44]', () => {
    expect(shown({ youxQuote: quote }, {})).toBeNull()
    const excluding = { 'finance.quoteCall': true, 'finance.excludedManufacturers': ['Kia'] }
    expect(shown({ youxQuote: quote }, excluding)).toBeNull()
  })

  it.each<[string, Partial<Vehicle>]>([
    ['too old', { year: 2014 }],
    ['too cheap', { price: 500 }],
    ['that the lender refuses', { finance_lenders: { angle: { interestRate: null, comparisonRate: null } } }],
  ])('is null for a vehicle %s, wherever the quote comes from [FIN-01, FIN-02]', (_, changes) => {
    expect(shown({ youxQuote: quote, ...changes })).toBeNull()
  })
})

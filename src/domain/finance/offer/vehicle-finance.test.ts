import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { vehicleFinance } from './vehicle-finance'

const NOW = new Date('2026-03-10T00:00:00Z')
const lenders = { angle: { interestRate: 6.29, comparisonRate: 8.19, paymentWeek: 120.5 } }

function finance(
  changes: Partial<Vehicle> = {},
  tenant: SettingOverrides = { 'finance.features': ['calculator', 'providerCard'] },
  provider = financeProvider(),
) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const car = vehicle({ finance_lenders: lenders as unknown as Vehicle['finance_lenders'], ...changes })
  return vehicleFinance(car, provider, settings, NOW)
}

describe('vehicleFinance', () => {
  it('returns a link, the lender’s card and a calculator that opens with the price [FIN-29, FIN-38, FIN-50]', () => {
    const content = finance()
    expect(content?.href).toMatch(/^\/finance\?.*car_id=1.*#finance-form$/)
    expect(content?.card).toMatchObject({ weekly: 121, comparisonRate: 8.19 })
    expect(content?.terms?.amount.value).toBe(18_990)
  })

  it('is null for a sold vehicle and for one without the lender’s figures [FIN-01]', () => {
    expect(finance({ finance_lenders: null })).toBeNull()
    expect(finance({ status: 'sold' })).toBeNull()
  })

  it('has no calculator and no card on a website without them', () => {
    expect(finance({}, {})).toMatchObject({ card: null, terms: null })
  })

  it.each([
    ['comparison rate', financeProvider({ comparisonRate: null })],
    ['warning', financeProvider({ warning: '' })],
  ])('keeps only the link for a lender without a %s', (_, provider) => {
    expect(finance({}, { 'finance.features': ['calculator', 'providerCard'] }, provider)).toMatchObject({
      card: null,
      terms: null,
      warning: '',
    })
  })
})

import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import type { FinanceProvider } from '../provider'
import { providerCard } from './provider-card'

const figures: FinanceLender = { interestRate: 7.1, comparisonRate: 8.2, paymentWeek: 120.4 }

interface Case {
  lender?: FinanceLender
  car?: Partial<Vehicle>
  provider?: Partial<FinanceProvider> | null
  tenant?: SettingOverrides
}

function card({ lender = figures, car, provider, tenant }: Case = {}) {
  const { settings } = resolveSettings({
    template: 'metro',
    tenant: { 'finance.providerCard': true, ...tenant },
  })
  const chosen = provider === null ? null : financeProvider(provider)
  const now = new Date('2026-11-22T00:00:00Z')
  const shown = publicVehicle(vehicle({ finance_lenders: { angle: lender }, ...car }), settings)
  return providerCard(shown, chosen, settings, now)
}

describe('providerCard', () => {
  it('shows whole dollars a week, both rates, the final payment and the warning [FIN-36, FIN-38]', () => {
    expect(card()).toEqual({
      name: 'Angle',
      weekly: 121,
      rate: 7.1,
      comparisonRate: 8.2,
      finalPayment: 0,
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
    })
  })

  it('takes the final payment and the rate from the vehicle, else from the lender’s record [FIN-38]', () => {
    expect(card({ lender: { ...figures, balloon: 9000 } })?.finalPayment).toBe(9000)
    expect(card({ provider: { finalPayment: 5000 } })?.finalPayment).toBe(5000)
    const { interestRate: _, ...rateless } = figures
    expect(card({ lender: rateless, provider: { rate: 6.5 } })?.rate).toBe(6.5)
  })

  it('is shown if the site’s list of finance features contains it [TEN-04]', () => {
    const off = { 'finance.providerCard': false }
    expect(card({ tenant: off })).toBeNull()
    expect(card({ tenant: { ...off, 'finance.features': ['providerCard'] } })).not.toBeNull()
  })

  it.each<[string, Case]>([
    ['no lender', { provider: null }],
    ['a lender without a warning', { provider: { warning: '' } }],
    ['a lender without a comparison rate', { provider: { comparisonRate: null } }],
    ['no weekly amount', { lender: { ...figures, paymentWeek: 0 } }],
    [
      'a rate from the lender’s record above the car’s comparison rate',
      { lender: { comparisonRate: 8.2, paymentWeek: 120 }, provider: { rate: 8.3 } },
    ],
    ['no rate', { lender: { comparisonRate: 8.2, paymentWeek: 120 } }],
    ['a sold car', { car: { sold: true } }],
    ['hidden prices', { tenant: { 'price.visible': false } }],
  ])('is not shown with %s [FIN-38]', (_, changes) => {
    expect(card(changes)).toBeNull()
  })
})

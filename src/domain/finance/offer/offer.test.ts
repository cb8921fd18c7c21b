import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { quotedLender } from './availability'
import { offerOf } from './offer'

const NOW = new Date('2026-11-22T00:00:00Z')
const figures: FinanceLender = { interestRate: 7.1, comparisonRate: 8.2, paymentWeek: 120 }
const WARNING = 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.'

function offer(changes: Partial<Vehicle>, tenant: SettingOverrides = {}) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const provider = financeProvider({ disclaimer: 'The lender’s words.' })
  return offerOf(vehicle(changes), settings, quotedLender(provider, settings, NOW))
}

describe('offerOf', () => {
  it('returns the weekly repayment with the lender’s warning and disclaimer, the vehicle’s own if it has one [CARD-03, FIN-51]', () => {
    expect(offer({ finance_lenders: { angle: figures } }).smallPrint).toEqual({
      warning: WARNING,
      disclaimer: 'The lender’s words.',
    })
    const own = { ...figures, disclaimer: ' For this vehicle alone. ' }
    expect(offer({ finance_lenders: { angle: own } }).smallPrint?.disclaimer).toBe('For this vehicle alone.')
    const foreign = { angle: figures, manual: { disclaimer: 'Somebody else’s.' } }
    expect(offer({ finance_lenders: foreign }).smallPrint?.disclaimer).toBe('The lender’s words.')
  })

  it('returns them for a quote too, even if the vehicle has no figures of the lender [FIN-43, FIN-51]', () => {
    const youxQuote = { weeklyRepaymentAmount: 129, comparisonRate: 8.1, advertisedRate: 7.5 }
    const { weekly, smallPrint } = offer({ youxQuote }, { 'finance.quoteCall': true })
    expect(weekly).toEqual({ weekly: 129, comparisonRate: 8.1, termYears: 5, warning: WARNING })
    expect(smallPrint).toEqual({ warning: WARNING, disclaimer: 'The lender’s words.' })
  })

  it('has no small print without a weekly repayment', () => {
    expect(offer({}).smallPrint).toBeNull()
    expect(offer({ finance_lenders: { angle: figures } }, { 'price.visible': false }).smallPrint).toBeNull()
  })
})

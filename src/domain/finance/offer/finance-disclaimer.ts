import { formatDollars } from '@/domain/money/money'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { FinanceSettings } from '../finance-settings'
import { lenderOf } from '../lender-of'
import { canShowRates, type FinanceProvider, type RatedProvider } from '../provider'
import { formatPercent } from '../repayments/format-figures'

/** FIN-37. */
const INDICATIVE = 'The repayment shown is indicative only and is not a formal quote.'

/**
 * The first of: the lender's disclaimer for this vehicle, the lender record's, the website's or dealership's (FIN-51),
 * the example loan (FIN-37). Any of them may name rates, so none is shown for a lender whose rates are hidden.
 */
export function financeDisclaimer(
  vehicle: Pick<Vehicle, 'finance_lenders'> | null,
  provider: FinanceProvider,
  settings: Pick<FinanceSettings, 'finance.disclaimer'>,
): string {
  if (!canShowRates(provider)) return INDICATIVE
  const own = vehicle ? lenderOf(vehicle, provider.key)?.disclaimer?.trim() : ''
  return (
    own || provider.disclaimer.trim() || settings['finance.disclaimer'].trim() || exampleInWords(provider)
  )
}

function exampleInWords(provider: RatedProvider): string {
  const { amount, termYears, depositPercent, finalPaymentPercent } = provider.example
  const rate = provider.rate === null ? '' : ` at ${formatPercent(provider.rate)} p.a.`
  const deposit = depositPercent > 0 ? `a ${depositPercent.toFixed(1)}% deposit` : 'no deposit'
  const final = finalPaymentPercent > 0 ? ` and a ${finalPaymentPercent.toFixed(1)}% final payment` : ''
  return `The example is a secured loan of ${formatDollars(amount)} over a ${termYears}-year term${rate} (comparison rate ${formatPercent(provider.comparisonRate)} p.a.), with ${deposit}${final}. ${INDICATIVE}`
}

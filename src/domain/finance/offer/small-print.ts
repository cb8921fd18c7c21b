import { warningOf } from '../calculator/example-loan'
import { canShowRates, type FinanceProvider } from '../provider'
import { type ListSettings, listsFigures } from './availability'
import { financeDisclaimer } from './finance-disclaimer'

export interface SmallPrint {
  /** The comparison rate warning that the National Credit Code requires. */
  readonly warning: string
  readonly disclaimer: string
}

/** What is left to show after `said`: a page shows the warning and each disclaimer once. Null if nothing is left. */
export function remainingSmallPrint(
  smallPrint: SmallPrint | null,
  shown: SmallPrint | null,
): SmallPrint | null {
  if (!smallPrint || !shown) return smallPrint
  const left = {
    warning: shown.warning ? '' : smallPrint.warning,
    disclaimer: shown.disclaimer === smallPrint.disclaimer ? '' : smallPrint.disclaimer,
  }
  return left.warning || left.disclaimer ? left : null
}

/**
 * The small print below a website's cards (CARD-03, FIN-51). Null if the cards show no weekly repayments: prices are
 * hidden, no lender may be shown, or only a service knows the figures.
 */
export function listSmallPrint(
  provider: FinanceProvider | null,
  settings: ListSettings & { readonly 'price.visible': boolean; readonly 'finance.disclaimer': string },
): SmallPrint | null {
  if (!settings['price.visible'] || !listsFigures(settings) || !canShowRates(provider)) return null
  return { warning: warningOf(provider), disclaimer: financeDisclaimer(null, provider, settings) }
}

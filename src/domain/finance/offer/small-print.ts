import { warningOf } from '../calculator/example-loan'
import { canShowRates, type FinanceProvider } from '../provider'
import { type ListSettings, listsFigures } from './availability'
import { financeDisclaimer } from './finance-disclaimer'

/** What stands with every weekly figure: the words of the lender whose figure it is. */
export interface SmallPrint {
  /** About its comparison rates; the National Credit Code requires it. */
  readonly warning: string
  readonly disclaimer: string
}

/**
 * What a page still has to say that has said `said`: the warning stands on a page once, and so does each disclaimer. Null where nothing is
 * left.
 */
export function unsaid(smallPrint: SmallPrint | null, said: SmallPrint | null): SmallPrint | null {
  if (!smallPrint || !said) return smallPrint
  const left = {
    warning: said.warning ? '' : smallPrint.warning,
    disclaimer: said.disclaimer === smallPrint.disclaimer ? '' : smallPrint.disclaimer,
  }
  return left.warning || left.disclaimer ? left : null
}

/**
 * What stands below the weekly figures of a website's cards (CARD-03, FIN-51); null where they tell none: no prices, no lender
 * with its words, or figures that only a service knows.
 */
export function listSmallPrint(
  provider: FinanceProvider | null,
  settings: ListSettings & { readonly 'price.visible': boolean; readonly 'finance.disclaimer': string },
): SmallPrint | null {
  if (!settings['price.visible'] || !listsFigures(settings) || !canShowRates(provider)) return null
  return { warning: warningOf(provider), disclaimer: financeDisclaimer(null, provider, settings) }
}

import { warningOf } from './example-loan'
import { canShowRates, type FinanceProvider } from './provider'

/** What stands below the weekly figures of a website's cards; null where they tell none: no prices, or no lender with its words. */
export function weeklyWarning(
  provider: FinanceProvider | null,
  settings: { readonly 'price.visible': boolean },
): string | null {
  return settings['price.visible'] && canShowRates(provider) ? warningOf(provider) : null
}

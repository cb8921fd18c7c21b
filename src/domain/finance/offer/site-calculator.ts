import { type CalculatorTerms, calculatorTerms } from '../calculator/calculator-terms'
import { type ExampleLoanTerms, exampleLoanTerms, warningOf } from '../calculator/example-loan'
import type { FinanceSettings } from '../finance-settings'
import { canShowRates, type FinanceProvider } from '../provider'
import { financeDisclaimer } from './finance-disclaimer'
import { type FinanceDisplay, financeDisplay } from './finance-display'

/** A website's calculator without a vehicle (FIN-29). */
export interface SiteCalculator {
  readonly terms: CalculatorTerms
  readonly example: ExampleLoanTerms
  readonly warning: string
  readonly disclaimer: string
  readonly display: FinanceDisplay
}

/** Null if the website may not show its lender's rates. */
export function siteCalculator(
  provider: FinanceProvider | null,
  settings: FinanceSettings,
): SiteCalculator | null {
  if (!canShowRates(provider)) return null
  return {
    terms: calculatorTerms(settings, provider, null),
    example: exampleLoanTerms(provider, settings),
    warning: warningOf(provider),
    disclaimer: financeDisclaimer(null, provider, settings),
    display: financeDisplay(settings),
  }
}

import { isFinanceAvailable } from '@/domain/finance/availability'
import { type CalculatorTerms, calculatorTerms } from '@/domain/finance/calculator-terms'
import { type ExampleLoanTerms, exampleLoanTerms, warningOf } from '@/domain/finance/example-loan'
import { financeDisclaimer } from '@/domain/finance/finance-disclaimer'
import { financeHref } from '@/domain/finance/finance-href'
import { type FinanceSettings, hasFinanceFeature } from '@/domain/finance/finance-settings'
import { canShowRates, type FinanceProvider } from '@/domain/finance/provider'
import { type ProviderCard, providerCard } from '@/domain/finance/provider-card'
import type { Vehicle } from '@/domain/stock/vehicle'

/** What a vehicle's page says of finance, worked out once. */
export interface VehicleFinance {
  /** To the finance page, with the vehicle's details (ROUTE-24). */
  readonly href: string
  readonly card: ProviderCard | null
  /** Null where there is no calculator. */
  readonly terms: CalculatorTerms | null
  /** What the calculator's comparison rates are of. */
  readonly example: ExampleLoanTerms
  /** The lender's words beside every comparison rate; '' for a lender whose rates may not be shown. */
  readonly warning: string
  readonly disclaimer: string
}

/** Null where a vehicle is not financed (FIN-01…07). A lender without comparison rate and warning leaves the link alone. */
export function vehicleFinance(
  vehicle: Vehicle,
  provider: FinanceProvider | null,
  settings: FinanceSettings,
  now: Date,
): VehicleFinance | null {
  if (!provider || !isFinanceAvailable(vehicle, provider, settings, now)) return null
  const shows = canShowRates(provider)
  return {
    href: financeHref(vehicle, settings),
    card: providerCard(vehicle, provider, settings, now),
    terms:
      shows && hasFinanceFeature(settings, 'calculator')
        ? calculatorTerms(settings, provider, vehicle)
        : null,
    example: exampleLoanTerms(provider, settings),
    warning: shows ? warningOf(provider) : '',
    disclaimer: financeDisclaimer(vehicle, provider, settings),
  }
}

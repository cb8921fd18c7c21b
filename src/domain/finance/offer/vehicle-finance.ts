import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { type CalculatorTerms, calculatorTerms } from '../calculator/calculator-terms'
import { type ExampleLoanTerms, exampleLoanTerms, warningOf } from '../calculator/example-loan'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { canShowRates, type FinanceProvider } from '../provider'
import { isFinanceAvailable, quotedLender } from './availability'
import { financeDisclaimer } from './finance-disclaimer'
import { financeHref } from './finance-href'
import { type ProviderCard, providerCard } from './provider-card'
import { advertisedLoan } from './weekly-figure'

export interface VehicleFinance {
  /** ROUTE-24. */
  readonly href: string
  readonly card: ProviderCard | null
  readonly terms: CalculatorTerms | null
  readonly example: ExampleLoanTerms
  /** Empty for a lender whose rates may not be shown. */
  readonly warning: string
  readonly disclaimer: string
}

export interface VehicleCalculator {
  readonly terms: CalculatorTerms
  readonly example: ExampleLoanTerms
}

/** The vehicle whose page linked to the finance page (FIN-29, FIN-48). */
export interface LinkedVehicle extends VehicleCalculator {
  readonly name: string
  readonly path: string
  /** Dollars; null if the site shows none. */
  readonly price: number | null
}

/** Takes the public vehicle. */
export function vehicleCalculator(
  vehicle: Vehicle,
  provider: FinanceProvider,
  settings: FinanceSettings,
  now: Date,
): VehicleCalculator {
  const loan = advertisedLoan(vehicle, quotedLender(provider, settings, now))
  // A rate and its comparison rate must come from one loan: take both from the vehicle, or neither.
  const rates = loan ? { rate: loan.ratePerYear, comparisonRate: loan.comparisonRate } : {}
  return {
    terms: calculatorTerms(settings, provider, vehicle, loan),
    example: exampleLoanTerms({ ...provider, ...rates }, settings),
  }
}

/** Null if the vehicle is not financed (FIN-01…07). A lender whose rates may not be shown leaves only the link. */
export function vehicleFinance(
  whole: Vehicle,
  provider: FinanceProvider | null,
  settings: FinanceSettings,
  now: Date,
): VehicleFinance | null {
  if (!provider || !isFinanceAvailable(whole, provider, settings, now)) return null
  const vehicle = publicVehicle(whole, settings)
  const shows = canShowRates(provider)
  const { terms, example } = vehicleCalculator(vehicle, provider, settings, now)
  return {
    href: financeHref(vehicle, settings),
    card: providerCard(vehicle, provider, settings, now),
    terms: shows && hasFinanceFeature(settings, 'calculator') ? terms : null,
    example,
    warning: shows ? warningOf(provider) : '',
    disclaimer: financeDisclaimer(whole, provider, settings),
  }
}

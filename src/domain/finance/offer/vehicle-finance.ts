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

/** A calculator for one vehicle. */
export interface VehicleCalculator {
  readonly terms: CalculatorTerms
  readonly example: ExampleLoanTerms
}

/** What the calculator of a finance page opens with for the vehicle that a shopper came from (FIN-29, FIN-48). */
export interface AddressedVehicle extends VehicleCalculator {
  readonly name: string
  readonly path: string
  /** Dollars; null where the site shows none. */
  readonly price: number | null
}

/** What a calculator opens with for a vehicle: its price, and the loan behind its weekly figure. Takes the public vehicle. */
export function vehicleCalculator(
  vehicle: Vehicle,
  provider: FinanceProvider,
  settings: FinanceSettings,
  now: Date,
): VehicleCalculator {
  const loan = advertisedLoan(vehicle, quotedLender(provider, settings, now))
  // A rate and its comparison rate are of one loan: both are the vehicle's, or neither.
  const rates = loan ? { rate: loan.ratePerYear, comparisonRate: loan.comparisonRate } : {}
  return {
    terms: calculatorTerms(settings, provider, vehicle, loan),
    example: exampleLoanTerms({ ...provider, ...rates }, settings),
  }
}

/** Null where a vehicle is not financed (FIN-01…07). A lender without comparison rate and warning leaves the link alone. */
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

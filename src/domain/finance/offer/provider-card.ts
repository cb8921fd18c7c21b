import type { Vehicle } from '@/domain/vehicle/vehicle'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { lenderOf } from '../lender-of'
import type { FinanceProvider } from '../provider'
import { quotedLender } from './availability'
import { type WeeklyQuote, weeklyFigure, weeklyQuote } from './weekly-figure'

/** Dollars, percent a year. */
export interface ProviderCard extends WeeklyQuote {
  readonly name: string
  readonly rate: number
  /** Due at the end of the term; 0 for none. */
  readonly finalPayment: number
}

/**
 * The lender's card on a vehicle's page (FIN-38): weekly amount in whole dollars (FIN-36), indicative and comparison
 * rate, final payment. Null if the website has no such card or a figure is unknown. Also null if the rate comes from
 * the lender's record and exceeds the vehicle's comparison rate: the two are not from one loan.
 */
export function providerCard(
  vehicle: Vehicle,
  provider: FinanceProvider | null,
  settings: FinanceSettings,
  now: Date,
): ProviderCard | null {
  const finance = quotedLender(provider, settings, now)
  if (!provider || !finance || !hasFinanceFeature(settings, 'providerCard')) return null
  const lender = lenderOf(vehicle, provider.key)
  const quote = weeklyFigure({ ...vehicle, weekly_quote: weeklyQuote(vehicle, lender, finance) })
  const rate = lender?.interestRate ?? provider.rate
  if (!quote || !rate || rate > quote.comparisonRate) return null
  return { ...quote, name: provider.name, rate, finalPayment: lender?.balloon ?? provider.finalPayment }
}

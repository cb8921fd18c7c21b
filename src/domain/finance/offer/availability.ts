import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { warningOf } from '../calculator/example-loan'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { lenderOf } from '../lender-of'
import { canShowRates, type EligibilityRule, type FinanceProvider } from '../provider'
import { financeDisclaimer } from './finance-disclaimer'
import type { CompleteQuote } from './quote'

/** Plain JSON, so that a search query can contain it. */
export interface FinanceRule {
  readonly key: string
  readonly rule: EligibilityRule
  /** Rule A requires a build year after this one. */
  readonly yearAbove: number
  /** The minimum advertised price in dollars, exclusive. Rule B does not use it. */
  readonly priceAbove: number
  readonly excludedManufacturers: readonly string[]
  readonly excludedDealerships: readonly string[]
}

export interface QuotedLender extends FinanceRule {
  readonly warning: string
  /** For vehicles whose figures have no disclaimer (FIN-51). */
  readonly disclaimer: string
  /** Whether a vehicle without the lender's own figure may show a figure of the quote service (FIN-44). */
  readonly takesQuotes: boolean
}

type QuotedSettings = RuleSettings &
  Parameters<typeof hasFinanceFeature>[0] &
  Pick<FinanceSettings, 'finance.disclaimer'>

type RuleSettings = Pick<
  FinanceSettings,
  | 'finance.eligibilityRule'
  | 'finance.priceThreshold'
  | 'finance.excludedManufacturers'
  | 'finance.excludedDealerships'
>

/** FIN-06, decision 16: the build year must be later than the current year minus this number. */
const YEARS = 12

/** The lender record's rule, else the setting's (decision 15). */
function financeRule(
  { key, eligibilityRule }: Pick<FinanceProvider, 'key' | 'eligibilityRule'>,
  settings: RuleSettings,
  now: Date,
): FinanceRule {
  return {
    key,
    rule: eligibilityRule ?? settings['finance.eligibilityRule'],
    yearAbove: now.getUTCFullYear() - YEARS,
    priceAbove: settings['finance.priceThreshold'],
    excludedManufacturers: settings['finance.excludedManufacturers'],
    excludedDealerships: settings['finance.excludedDealerships'],
  }
}

/** Null without a lender, a comparison rate or a warning. */
export function quotedLender(
  provider: FinanceProvider | null,
  settings: QuotedSettings,
  now: Date,
): QuotedLender | null {
  if (!canShowRates(provider)) return null
  return {
    ...financeRule(provider, settings, now),
    warning: warningOf(provider),
    disclaimer: financeDisclaimer(null, provider, settings),
    takesQuotes: hasFinanceFeature(settings, 'quoteCall'),
  }
}

/**
 * Null if a lender service quotes one vehicle at a time (FIN-42): cards with the feed's figures would contradict its
 * pages.
 */
export function listedLender(
  provider: FinanceProvider | null,
  settings: QuotedSettings & ListSettings,
  now: Date,
): QuotedLender | null {
  return listsFigures(settings) ? quotedLender(provider, settings, now) : null
}

export interface ListSettings {
  readonly 'integrations.lenderUrl': string
}

export function listsFigures(settings: ListSettings): boolean {
  return settings['integrations.lenderUrl'] === ''
}

type Financed = Pick<
  Vehicle,
  'year' | 'make' | 'dealership_slug' | 'status' | 'sold' | 'price' | 'offer_price'
>

/**
 * Whether a vehicle is financed on a lender's figures. They need a comparison rate and no null rate; neither the make
 * nor the dealership is excluded (FIN-01); the vehicle is in stock or coming soon (FIN-07); the rule applies
 * (FIN-02…06).
 */
export function isFinanced(vehicle: Financed, lender: FinanceLender | null, finance: FinanceRule): boolean {
  if (!lender || hasNullRate(lender) || lender.comparisonRate === undefined) return false
  if (!matchesRule(vehicle, finance)) return false
  if (finance.rule === 'C') return isAbove(lender.paymentWeek)
  if (finance.rule === 'D') return isAbove(lender.paymentMonth)
  return finance.rule === 'B' || isAbove(lender.comparisonRate)
}

/**
 * Whether a vehicle may show the repayment of a quote: the lender has no null rate for it (FIN-01) and the rule applies
 * (FIN-02…07). A quote supplies the comparison rate of rule A and the weekly payment of rule C. Only the lender's own
 * figures have the monthly payment of rule D.
 */
export function isQuoted(
  vehicle: Financed & Pick<Vehicle, 'finance_lenders'>,
  quote: CompleteQuote,
  finance: FinanceRule,
): boolean {
  const lender = lenderOf(vehicle, finance.key)
  if (lender && hasNullRate(lender)) return false
  const { weeklyRepaymentAmount: paymentWeek, comparisonRate, advertisedRate: interestRate } = quote
  return isFinanced(vehicle, { ...lender, paymentWeek, comparisonRate, interestRate }, finance)
}

/** FIN-01. */
function hasNullRate({ interestRate, comparisonRate }: FinanceLender): boolean {
  return interestRate === null || comparisonRate === null
}

/** Stock, advertised price and year (FIN-01…07), without the lender's figures. */
export function matchesRule(vehicle: Financed, finance: FinanceRule): boolean {
  if (!isForSale(vehicle) || isExcluded(vehicle, finance)) return false
  if (finance.rule === 'B') return true
  if ((advertisedPrice(vehicle) ?? 0) <= finance.priceAbove) return false
  return finance.rule !== 'A' || (vehicle.year ?? 0) > finance.yearAbove
}

/** FIN-01. */
function isExcluded(vehicle: Pick<Financed, 'make' | 'dealership_slug'>, finance: FinanceRule): boolean {
  const make = vehicle.make.toLowerCase()
  return (
    finance.excludedManufacturers.some((excluded) => excluded.toLowerCase() === make) ||
    finance.excludedDealerships.includes(vehicle.dealership_slug)
  )
}

function isAbove(figure: unknown): boolean {
  return typeof figure === 'number' && figure > 0
}

/** FIN-01…07. False without a provider. */
export function isFinanceAvailable(
  vehicle: Financed & Pick<Vehicle, 'finance_lenders'>,
  provider: FinanceProvider | null,
  settings: RuleSettings,
  now: Date,
): boolean {
  if (!provider) return false
  return isFinanced(vehicle, lenderOf(vehicle, provider.key), financeRule(provider, settings, now))
}

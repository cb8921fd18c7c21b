import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { isForSale } from '@/domain/vehicle/sold'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { warningOf } from '../calculator/example-loan'
import { type FinanceSettings, hasFinanceFeature } from '../finance-settings'
import { lenderOf } from '../lender-of'
import { canShowRates, type EligibilityRule, type FinanceProvider } from '../provider'
import { financeDisclaimer } from './finance-disclaimer'
import type { WholeQuote } from './quote'

/** Which vehicles a website's lender finances. Plain data, so that a search can carry it. */
export interface FinanceRule {
  readonly key: string
  readonly rule: EligibilityRule
  /** Rule A finances vehicles built after this year. */
  readonly yearAbove: number
  /** Dollars of the advertised price; not asked by rule B. */
  readonly priceAbove: number
  readonly excludedManufacturers: readonly string[]
  readonly excludedDealerships: readonly string[]
}

/** The lender whose figures a website shows, with the words that stand beside them. */
export interface QuotedLender extends FinanceRule {
  readonly warning: string
  /** For vehicles whose figures bring none of their own (FIN-51). */
  readonly disclaimer: string
  /** Whether a vehicle without a figure of the lender's may show one of the quote service (FIN-44). */
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

/** FIN-06, decision 16: newer than this many years before the current one, strictly. */
const YEARS = 12

/** The rule of a lender on a website: the record's own, else the one of the settings (decision 15). */
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

/** The lender whose figures may be shown; null without one, and for one without a comparison rate or a warning. */
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
 * The lender whose figures lists of vehicles show: nobody where a service tells them. It is asked for one vehicle at a time
 * (FIN-42), and the stock feed's figures on cards would contradict what the vehicle's page says.
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

/** Whether cards may show the stock feed's figures: only where pages of one vehicle show the same. */
export function listsFigures(settings: ListSettings): boolean {
  return settings['integrations.lenderUrl'] === ''
}

type Financed = Pick<
  Vehicle,
  'year' | 'make' | 'dealership_slug' | 'status' | 'sold' | 'price' | 'offer_price'
>

/**
 * Whether a vehicle is financed on a lender's figures: they have a comparison rate and no null rate, neither the make nor the
 * dealership is excluded (FIN-01), the vehicle is in stock or about to be (FIN-07), and the rule holds (FIN-02…06).
 */
export function isFinanced(vehicle: Financed, lender: FinanceLender | null, finance: FinanceRule): boolean {
  if (!lender || hasNullRate(lender) || lender.comparisonRate === undefined) return false
  if (!suitsRule(vehicle, finance)) return false
  if (finance.rule === 'C') return isAbove(lender.paymentWeek)
  if (finance.rule === 'D') return isAbove(lender.paymentMonth)
  return finance.rule === 'B' || isAbove(lender.comparisonRate)
}

/**
 * Whether a vehicle may show the repayment of a quote: the lender does not refuse it by a null rate (FIN-01), and the rule holds
 * (FIN-02…07). A quote is what the lender says of this vehicle: it has the comparison rate that rule A asks for and the weekly
 * payment of rule C. The monthly payment of rule D is in the lender's own figures alone.
 */
export function isQuoted(
  vehicle: Financed & Pick<Vehicle, 'finance_lenders'>,
  quote: WholeQuote,
  finance: FinanceRule,
): boolean {
  const lender = lenderOf(vehicle, finance.key)
  if (lender && hasNullRate(lender)) return false
  const { weeklyRepaymentAmount: paymentWeek, comparisonRate, advertisedRate: interestRate } = quote
  return isFinanced(vehicle, { ...lender, paymentWeek, comparisonRate, interestRate }, finance)
}

/** How lenders say that they do not finance a vehicle (FIN-01). */
function hasNullRate({ interestRate, comparisonRate }: FinanceLender): boolean {
  return interestRate === null || comparisonRate === null
}

/** What a rule asks of the vehicle itself: stock, advertised price and year (FIN-01…07). Lenders' figures are not looked at. */
export function suitsRule(vehicle: Financed, finance: FinanceRule): boolean {
  if (!isForSale(vehicle) || isExcluded(vehicle, finance)) return false
  if (finance.rule === 'B') return true
  if ((advertisedPrice(vehicle) ?? 0) <= finance.priceAbove) return false
  return finance.rule !== 'A' || (vehicle.year ?? 0) > finance.yearAbove
}

/** Whether the make or the dealership of a vehicle is excluded from finance (FIN-01). */
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

/** Whether a website offers finance on one of its vehicles at `now` (FIN-01…07). Not without a provider. */
export function isFinanceAvailable(
  vehicle: Financed & Pick<Vehicle, 'finance_lenders'>,
  provider: FinanceProvider | null,
  settings: RuleSettings,
  now: Date,
): boolean {
  if (!provider) return false
  return isFinanced(vehicle, lenderOf(vehicle, provider.key), financeRule(provider, settings, now))
}

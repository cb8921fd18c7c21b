import { advertisedPrice } from '../pricing/advertised-price'
import { isForSale } from '../stock/sold'
import type { FinanceLender, Vehicle } from '../stock/vehicle'
import { warningOf } from './example-loan'
import { type FinanceSettings, hasFinanceFeature } from './finance-settings'
import { canShowRates, type EligibilityRule, type FinanceProvider } from './provider'

/** Which vehicles a website's lender finances. Plain data, so that a search can carry it. */
export interface FinanceRule {
  readonly key: string
  readonly rule: EligibilityRule
  /** Rule A finances vehicles built after this year. */
  readonly yearAbove: number
  /** Dollars. */
  readonly priceAbove: number
  readonly excludedManufacturers: readonly string[]
  readonly excludedDealerships: readonly string[]
}

/** The lender whose figures a website shows, with the words that stand beside them. */
export interface QuotedLender extends FinanceRule {
  readonly warning: string
  /** Whether a vehicle without a figure of the lender's may show one of the quote service (FIN-44). */
  readonly takesQuotes: boolean
}

type QuotedSettings = RuleSettings & Parameters<typeof hasFinanceFeature>[0]

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
    takesQuotes: hasFinanceFeature(settings, 'quoteCall'),
  }
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
 * Whether a vehicle may have a repayment worked out from the lender's record: the feed's lender data has no null rate (FIN-01),
 * and the vehicle is what the rule asks for (FIN-02…07). Lender data itself is not needed, nor a payment in it.
 */
export function isQuotable(
  vehicle: Financed & Pick<Vehicle, 'finance_lenders'>,
  finance: FinanceRule,
): boolean {
  const lender = lenderOf(vehicle, finance.key)
  return !(lender && hasNullRate(lender)) && suitsRule(vehicle, finance)
}

/** How lenders say that they do not finance a vehicle (FIN-01). */
function hasNullRate({ interestRate, comparisonRate }: FinanceLender): boolean {
  return interestRate === null || comparisonRate === null
}

/** What a rule asks of the vehicle itself: stock, price and year. */
function suitsRule(vehicle: Financed, finance: FinanceRule): boolean {
  if (!isForSale(vehicle) || isExcluded(vehicle, finance)) return false
  if (finance.rule === 'B') return true
  if (advertisedPrice(vehicle, finance.priceAbove) === null) return false
  return finance.rule !== 'A' || (vehicle.year ?? 0) > finance.yearAbove
}

/** Whether the make or the dealership of a vehicle is excluded from finance (FIN-01). */
export function isExcluded(
  vehicle: Pick<Financed, 'make' | 'dealership_slug'>,
  finance: FinanceRule,
): boolean {
  const make = vehicle.make.toLowerCase()
  return (
    finance.excludedManufacturers.some((excluded) => excluded.toLowerCase() === make) ||
    finance.excludedDealerships.includes(vehicle.dealership_slug)
  )
}

function isAbove(figure: unknown): boolean {
  return typeof figure === 'number' && figure > 0
}

/** What a lender's feed says of a vehicle, or null (FIN-42, ENT-13). */
export function lenderOf({ finance_lenders: lenders }: Pick<Vehicle, 'finance_lenders'>, key: string) {
  return lenders && Object.hasOwn(lenders, key) ? (lenders[key] ?? null) : null
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

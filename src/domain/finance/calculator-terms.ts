import { advertisedPrice } from '../pricing/advertised-price'
import type { Vehicle } from '../stock/vehicle'
import { clampEntry } from './entries'
import type { FinanceSettings } from './finance-settings'
import type { FrequencyKey } from './frequency'
import type { FinanceProvider, Rounding } from './provider'

/** One entry of the calculator. Dollars, years, or percent a year. */
export interface EntryTerms {
  readonly min: number
  readonly max: number
  /** What arrow keys move it by; any number between the bounds may be typed (decision 7). */
  readonly step: number
  /** What it opens with. */
  readonly value: number
}

/** What a finance calculator opens with and reckons by (FIN-08…33). Plain data, for the server and the page alike. */
export interface CalculatorTerms {
  readonly amount: EntryTerms
  readonly term: EntryTerms
  readonly interest: EntryTerms
  /** What is put in, in money or by trade-in; may stay empty. */
  readonly deposit: EntryTerms
  /** May stay empty. */
  readonly residual: EntryTerms
  readonly depositField: 'deposit' | 'tradeIn'
  readonly frequency: FrequencyKey
  readonly establishmentFee: number
  readonly monthlyFee: number
  readonly rounding: Rounding
  readonly enquireAt: number
}

type Priced = Pick<Vehicle, 'price' | 'offer_price' | 'status' | 'sold'>

/** FIN-27: dollars a period. */
const ENQUIRE_AT = 25
/** FIN-23, FIN-24: dollars. */
const UP_TO_250K = { min: 0, max: 250_000, step: 0.5, value: 0 }
const SHORTEST_TERM = 1

/**
 * The terms of a calculator for a vehicle, or for none. A value that the lender's record carries stands in for the website's
 * setting; what is opened with is moved between its bounds (decisions 1…6).
 */
export function calculatorTerms(
  settings: FinanceSettings,
  provider: FinanceProvider,
  vehicle: Priced | null,
): CalculatorTerms {
  return {
    amount: amountTerms(settings, provider, vehicle),
    term: entry(
      { min: SHORTEST_TERM, max: settings['finance.maxTerm'] },
      0.5,
      settings['finance.defaultTerm'],
    ),
    interest: interestTerms(settings, provider),
    deposit: UP_TO_250K,
    residual: UP_TO_250K,
    depositField: settings['finance.depositField'],
    frequency: settings['finance.defaultFrequency'],
    establishmentFee: provider.establishmentFee ?? settings['finance.establishmentFee'],
    monthlyFee: provider.monthlyFee,
    rounding: settings['finance.roundUp'] ? 'up' : (provider.rounding ?? settings['finance.rounding']),
    enquireAt: ENQUIRE_AT,
  }
}

/** The rate a calculator opens with, and what a shopper can make of it: the record's, else the settings'. Percent a year. */
export function interestTerms(
  settings: Pick<FinanceSettings, 'finance.interestRange' | 'finance.defaultInterest'>,
  { rate, minRate, maxRate }: Pick<FinanceProvider, 'rate' | 'minRate' | 'maxRate'>,
): EntryTerms {
  const range = settings['finance.interestRange']
  const [min, max] = [minRate ?? range.min, maxRate ?? range.max]
  return entry({ min, max: Math.max(min, max) }, 0.5, rate ?? settings['finance.defaultInterest'])
}

function amountTerms(
  settings: FinanceSettings,
  provider: FinanceProvider,
  vehicle: Priced | null,
): EntryTerms {
  const shown = vehicle && settings['price.visible']
  const price = shown ? advertisedPrice(vehicle, settings['price.displayThreshold']) : null
  const min = provider.minAmount ?? settings['finance.minAmount']
  const max = Math.max(min, largestAmount(settings, price))
  return entry({ min, max }, 500, price ?? settings['finance.defaultAmount'])
}

/** FIN-10…12, decision 1: the multiple holds for vehicles that cost more than the usual largest amount. */
function largestAmount(settings: FinanceSettings, price: number | null): number {
  const usual = settings['finance.maxAmount']
  if (settings['finance.maxAmountRule'] === 'fixed' || price === null || price <= usual) return usual
  return Math.round(price * settings['finance.maxAmountMultiple'])
}

function entry(bounds: { min: number; max: number }, step: number, value: number): EntryTerms {
  return { ...bounds, step, value: clampEntry(value, bounds) }
}

import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { FinanceSettings } from '../finance-settings'
import type { FinanceProvider, Rounding } from '../provider'
import type { FrequencyKey } from '../repayments/frequency'
import type { AdvertisedLoan } from './advertised-loan'
import { clampEntry } from './entries'
import { listedFees, otherFees } from './listed-fees'

/** One entry of the calculator. Dollars, years, or percent a year. */
export interface EntryTerms {
  readonly min: number
  readonly max: number
  /** What arrow keys move it by; any number between the bounds may be typed (decision 7). */
  readonly step: number
  /** What it opens with. */
  readonly value: number
}

/** What a finance calculator opens with and calculates with (FIN-08…33). Plain data, for the server and the page alike. */
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
  /** Paid at the start too, of those that the site lists as included (FIN-34). */
  readonly otherFees: number
  readonly monthlyFee: number
  readonly rounding: Rounding
  readonly enquireAt: number
  /** Dollars a week, as the page advertises what the calculator opens with; null where it advertises nothing. */
  readonly advertised: number | null
}

type Priced = Pick<Vehicle, 'price' | 'offer_price' | 'status' | 'sold'>

/** FIN-27: dollars a period. */
const ENQUIRE_AT = 25
/** FIN-23, FIN-24: dollars. */
const UP_TO_250K = { min: 0, max: 250_000, step: 0.5, value: 0 }
const SHORTEST_TERM = 1

/**
 * The terms of a calculator for a vehicle, or for none. A value that the lender's record carries stands in for the website's
 * setting; what is opened with is moved between its bounds (decisions 1…6). With the loan behind the vehicle's weekly figure it opens with
 * that loan, whatever the bounds are, so that a page shows one weekly figure.
 */
export function calculatorTerms(
  settings: FinanceSettings,
  provider: FinanceProvider,
  vehicle: Priced | null,
  loan: AdvertisedLoan | null = null,
): CalculatorTerms {
  const terms = openTerms(settings, provider, vehicle)
  if (!vehicle || !loan) return terms
  const { value: amount } = terms.amount
  return {
    ...terms,
    term: openingAt(terms.term, loan.termYears),
    interest: openingAt(terms.interest, loan.ratePerYear),
    deposit: openingAt(terms.deposit, loan.deposit),
    residual: openingAt(terms.residual, loan.residual),
    ...feesOf(loan.establishmentFee ?? terms.establishmentFee, provider, settings),
    // The figure is rounded up (FIN-36): what is a dollar more to borrow must not cost a dollar less.
    rounding: terms.rounding === 'nearest' ? 'up' : terms.rounding,
    advertised: amount === advertisedPrice(vehicle, settings['price.displayThreshold']) ? loan.weekly : null,
  }
}

/** Opens an entry with a value, which widens its bounds where they would not take it. */
function openingAt({ min, max, step }: EntryTerms, value: number): EntryTerms {
  return { min: Math.min(min, value), max: Math.max(max, value), step, value }
}

function openTerms(
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
    ...feesOf(provider.establishmentFee ?? settings['finance.establishmentFee'], provider, settings),
    rounding: settings['finance.roundUp'] ? 'up' : (provider.rounding ?? settings['finance.rounding']),
    enquireAt: ENQUIRE_AT,
    advertised: null,
  }
}

function feesOf(establishmentFee: number, provider: FinanceProvider, settings: FinanceSettings) {
  const listed = listedFees(settings)
  return {
    establishmentFee,
    otherFees: otherFees(listed, establishmentFee),
    monthlyFee: Math.max(provider.monthlyFee, listed.monthly),
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
  const price = vehicle ? advertisedPrice(vehicle, settings['price.displayThreshold']) : null
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

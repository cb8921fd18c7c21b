import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { FinanceSettings } from '../finance-settings'
import type { FinanceProvider, Rounding } from '../provider'
import type { FrequencyKey } from '../repayments/frequency'
import type { AdvertisedLoan } from './advertised-loan'
import { clampEntry } from './entries'
import { listedFees, otherFees } from './listed-fees'

/** Dollars, years, or percent a year. */
export interface EntryTerms {
  readonly min: number
  readonly max: number
  /** The step of the arrow keys. Shoppers may type any number between the bounds (decision 7). */
  readonly step: number
  readonly value: number
}

/** Plain JSON, for the server and the browser (FIN-08…33). */
export interface CalculatorTerms {
  readonly amount: EntryTerms
  readonly term: EntryTerms
  readonly interest: EntryTerms
  /** Cash or trade-in. */
  readonly deposit: EntryTerms
  readonly residual: EntryTerms
  readonly depositField: 'deposit' | 'tradeIn'
  readonly frequency: FrequencyKey
  readonly establishmentFee: number
  /** Other upfront fees that the site lists as included (FIN-34). */
  readonly otherFees: number
  readonly monthlyFee: number
  readonly rounding: Rounding
  readonly enquireAt: number
  /** The advertised weekly repayment for the initial values, in dollars; null if there is none. */
  readonly advertised: number | null
}

type Priced = Pick<Vehicle, 'price' | 'offer_price' | 'status' | 'sold'>

/** Dollars a period (FIN-27). */
const ENQUIRE_AT = 25
/** Dollars (FIN-23, FIN-24). */
const UP_TO_250K = { min: 0, max: 250_000, step: 0.5, value: 0 }
const SHORTEST_TERM = 1

/**
 * The terms of a calculator, with or without a vehicle. A value in the lender's record replaces the website's setting;
 * initial values are clamped to their bounds (decisions 1…6). If the vehicle has a weekly repayment, the calculator
 * opens with the loan behind it, even beyond the bounds, so that the page shows one repayment only.
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
    // The advertised repayment is rounded up (FIN-36). With rounding to nearest, borrowing a dollar more could cost
    // less.
    rounding: terms.rounding === 'nearest' ? 'up' : terms.rounding,
    advertised: amount === advertisedPrice(vehicle, settings['price.displayThreshold']) ? loan.weekly : null,
  }
}

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

/** From the lender's record, else the settings. Percent a year. */
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

/** FIN-10…12, decision 1: the multiple applies to vehicles that cost more than the usual maximum. */
function largestAmount(settings: FinanceSettings, price: number | null): number {
  const usual = settings['finance.maxAmount']
  if (settings['finance.maxAmountRule'] === 'fixed' || price === null || price <= usual) return usual
  return Math.round(price * settings['finance.maxAmountMultiple'])
}

function entry(bounds: { min: number; max: number }, step: number, value: number): EntryTerms {
  return { ...bounds, step, value: clampEntry(value, bounds) }
}

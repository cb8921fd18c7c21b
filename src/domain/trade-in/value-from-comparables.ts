import { quantile } from '../pricing/quantile'
import { formatCount } from '../text/format-count'
import { type Comparison, closestComparison, type StockVehicle } from './comparables'
import { conditionEffect } from './condition'
import type { OwnVehicle } from './own-vehicle'

/** Value lost for each year of age. */
const PER_YEAR = 0.08

/** Value lost for each 10,000 km. */
const PER_10_000_KM = 0.02

/** What a dealer keeps of a retail price for preparing, warranty and margin: this share, and at least this many dollars (docs/adr/0025). */
const DISCOUNT = { share: 0.18, least: 2000 } as const

/** The range excludes this share at either end, as the price gauge's does. */
const TAIL = 0.1

/** Dollars. An estimate is no more precise. */
const STEP = 100

/** Dollars. Below this, a person has to see the vehicle. */
const LEAST_OFFER = 500

export interface StockValuation {
  /** Whole dollars: low ≤ offer ≤ high. */
  readonly low: number
  readonly high: number
  readonly offer: number
  /** Sentences for the shopper. */
  readonly reasons: readonly string[]
  /** How it was worked out, for staff. */
  readonly basis: {
    readonly scope: Comparison['scope']
    readonly conditionFactor: number
    readonly discount: typeof DISCOUNT
    readonly perYear: number
    readonly per10000Km: number
    /** With the price that each would have at the subject's age and kilometres. */
    readonly comparables: readonly (Comparison['vehicles'][number] & { readonly adjusted: number })[]
  }
}

/**
 * Values a vehicle from a website's stock (TRADE-01, TRADE-05): each price of the closest comparison is adjusted to the
 * subject's age and kilometres, reduced by the trade discount and by its condition. The range is the middle 80 %, the
 * offer their median; all in hundreds of dollars. Null with too few comparable vehicles, or for a value under $500.
 *
 * With the same stock, more kilometres or a worse condition never raise the value.
 */
export function valueFromComparables(
  subject: OwnVehicle & { readonly body: string | null },
  stock: readonly StockVehicle[],
): StockValuation | null {
  const comparison = closestComparison(subject, stock)
  if (!comparison) return null
  const comparables = comparison.vehicles.map((each) => {
    const older = each.year - subject.year
    const farther = (subject.km - each.km) / 10_000
    return { ...each, adjusted: each.price * (1 - PER_YEAR) ** older * (1 - PER_10_000_KM) ** farther }
  })
  const { factor, because } = conditionEffect(subject.condition)
  const values = comparables
    .map(({ adjusted }) => Math.round(tradeValue(adjusted) * factor))
    .sort((a, b) => a - b)
  const offer = Math.round(quantile(values, 0.5) / STEP) * STEP
  if (offer < LEAST_OFFER) return null
  return {
    low: Math.floor(quantile(values, TAIL) / STEP) * STEP,
    high: Math.ceil(quantile(values, 1 - TAIL) / STEP) * STEP,
    offer,
    reasons: [
      basedOn(comparison),
      `Adjusted to ${formatCount(subject.km)} km and the year ${subject.year}.`,
      ...(because.length > 0 ? [`Reduced for ${inWords(because)}.`] : []),
    ],
    basis: {
      scope: comparison.scope,
      conditionFactor: factor,
      discount: DISCOUNT,
      perYear: PER_YEAR,
      per10000Km: PER_10_000_KM,
      comparables: comparables.map((each) => ({ ...each, adjusted: Math.round(each.adjusted) })),
    },
  }
}

const tradeValue = (retail: number): number =>
  Math.max(0, Math.min(retail * (1 - DISCOUNT.share), retail - DISCOUNT.least))

/** `Based on 7 similar vehicles in stock: 2019–2021 Kia Sportage, 40,000–90,000 km.` */
function basedOn({ what, vehicles }: Comparison): string {
  const years = span(
    vehicles.map(({ year }) => year),
    String,
  )
  const kms = span(
    vehicles.map(({ km }) => km),
    formatCount,
  )
  return `Based on ${vehicles.length} similar vehicles in stock: ${years} ${what}, ${kms} km.`
}

function span(values: readonly number[], text: (value: number) => string): string {
  const [first, last] = [Math.min(...values), Math.max(...values)]
  return first === last ? text(first) : `${text(first)}–${text(last)}`
}

function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

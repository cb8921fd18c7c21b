import { dollars } from '@/domain/money/money'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { advertisedPrice } from './advertised-price'
import type { PriceGauge } from './gauge'
import { quantile } from './quantile'

/** A vehicle from `comparableStock`. */
export type Comparable = Pick<
  Vehicle,
  'price' | 'offer_price' | 'price_type' | 'badge' | 'series' | 'year' | 'status' | 'sold'
>

type Subject = Pick<Vehicle, 'make' | 'model' | 'badge' | 'series' | 'price_type'>

/** With this many closer matches, the wider comparison is not used. */
const ENOUGH = 4

/** Half the maximum confidence. Three comparables never exceed the threshold of 0.2 (GAUGE-07). */
const HALF_SURE = 12

/** The range excludes this share at either end: pricing errors and vehicles that are not really alike. */
const TAIL = 0.1

/** Dollars. An estimate is no more precise. */
const STEP = 100

interface Comparison {
  readonly scope: string
  readonly stock: readonly { readonly amount: number; readonly year: number | null }[]
}

/**
 * Estimates the price gauge of a vehicle advertised at `price` dollars from comparable stock: of its badge and series
 * if there are four, else of its badge if there are four, else of its model. All have the vehicle's price type, because
 * a price before charges is not comparable with others. The description names the scope. Null without comparables.
 *
 * - The range is the middle 80 % of their prices, widened to hundreds of dollars.
 * - The fill is the share of them that cost more; an equal price counts half.
 * - The confidence is n / (n + 12), reduced by the range's relative spread, (max − min) / (max + min). Few vehicles, or
 *   very different prices, mean a low confidence.
 */
export function estimateGauge(
  vehicle: Subject,
  price: number,
  stock: readonly Comparable[],
): PriceGauge | null {
  const comparison = closestComparison(vehicle, stock)
  const prices = comparison.stock.map(({ amount }) => amount).toSorted((one, other) => one - other)
  if (prices.length === 0) return null
  const [lowest, highest] = [quantile(prices, TAIL), quantile(prices, 1 - TAIL)]
  const dearer = prices.filter((each) => each > price).length
  const equal = prices.filter((each) => each === price).length
  const spread = (highest - lowest) / (highest + lowest)
  return {
    fill: (dearer + equal / 2) / prices.length,
    listing_price: dollars(price),
    market_range_min: dollars(Math.floor(lowest / STEP) * STEP),
    market_range_max: dollars(Math.ceil(highest / STEP) * STEP),
    confidence: (prices.length / (prices.length + HALF_SURE)) * (1 - spread),
    description: inWords(dearer, comparison),
  }
}

function closestComparison(vehicle: Subject, stock: readonly Comparable[]): Comparison {
  const { make, model, badge, series, price_type: priceType } = vehicle
  const priced = stock.flatMap((each) => {
    const amount = advertisedPrice(each)
    return amount !== null && each.price_type === priceType ? [{ ...each, amount }] : []
  })
  const ofBadge = badge === null ? [] : priced.filter((each) => each.badge === badge)
  const ofSeries = series === null ? [] : ofBadge.filter((each) => each.series === series)
  const name = `${make} ${model}`
  if (ofSeries.length >= ENOUGH) return { scope: `${name} ${badge} of series ${series}`, stock: ofSeries }
  if (ofBadge.length >= ENOUGH) return { scope: `${name} ${badge}`, stock: ofBadge }
  return { scope: `${name}, all badges`, stock: priced }
}

/** `Priced below 8 of 11 we have for sale: Kia Rio S, 2020 to 2022.` */
function inWords(dearer: number, { scope, stock }: Comparison): string {
  const what = `${stock.length} we have for sale: ${scope}${yearsOf(stock)}.`
  return dearer === 0 ? `Compared with ${what}` : `Priced below ${dearer} of ${what}`
}

function yearsOf(stock: Comparison['stock']): string {
  const years = stock.flatMap(({ year }) => year ?? [])
  if (years.length === 0) return ''
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? `, ${first}` : `, ${first} to ${last}`
}

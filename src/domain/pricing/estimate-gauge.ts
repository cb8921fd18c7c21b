import { dollars } from '@/domain/money/money'
import type { Vehicle } from '@/domain/stock/vehicle'
import { advertisedPrice } from './advertised-price'
import type { PriceGauge } from './gauge'

/** A vehicle of `comparableStock`. */
export type Comparable = Pick<Vehicle, 'price' | 'offer_price' | 'price_type' | 'badge' | 'status' | 'sold'>

/** So many of its own badge are worth more than all of its model. */
const ENOUGH_OF_BADGE = 4

/** With this many comparables an estimate is half as sure as it can be; three never pass the threshold of 0.2 (GAUGE-07). */
const HALF_SURE = 12

/** The tenth either side is left out of the range: it is what is priced by mistake, or is not alike after all. */
const TAIL = 0.1

/** Ranges are told in hundreds of dollars: an estimate is no finer. */
const STEP = 100

/**
 * The gauge of a vehicle that is advertised at `price` dollars, estimated from the stock it is compared with: of its badge
 * where there are four such, and always of its price type, since a price before charges compares with no other. Null
 * without any.
 *
 * - The range is the middle 80 % of their prices, widened to hundreds of dollars.
 * - The fill is the share of them that cost more; one of the same price counts half.
 * - The confidence is n / (n + 12), less the range's spread, (max − min) / (max + min) of it: few vehicles, or prices far
 *   apart, say little.
 */
export function estimateGauge(
  vehicle: Pick<Vehicle, 'badge' | 'price_type'>,
  price: number,
  stock: readonly Comparable[],
): PriceGauge | null {
  const prices = pricesAlike(vehicle, stock)
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
    description: inWords(dearer, prices.length),
  }
}

/** Rising. */
function pricesAlike(
  vehicle: Pick<Vehicle, 'badge' | 'price_type'>,
  stock: readonly Comparable[],
): readonly number[] {
  const priced = stock.flatMap((each) => {
    const amount = advertisedPrice(each)
    return amount !== null && each.price_type === vehicle.price_type ? [{ amount, badge: each.badge }] : []
  })
  const ofBadge = priced.filter(({ badge }) => badge !== null && badge === vehicle.badge)
  const alike = ofBadge.length >= ENOUGH_OF_BADGE ? ofBadge : priced
  return alike.map(({ amount }) => amount).toSorted((one, other) => one - other)
}

/** The value below which a share of the rising values lies, between two of them in proportion. */
function quantile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share
  const [below = 0, above = below] = values.slice(Math.floor(place), Math.floor(place) + 2)
  return below + (above - below) * (place - Math.floor(place))
}

function inWords(dearer: number, count: number): string {
  const them = `${count} similar ${count === 1 ? 'vehicle' : 'vehicles'} we have for sale`
  return dearer === 0 ? `Compared with ${them}.` : `Priced below ${dearer} of ${them}.`
}

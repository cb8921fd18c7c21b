import { REAL_PRICE_ABOVE } from '@/domain/pricing/advertised-price'

export interface Step {
  /** Exclusive upper bound of this step size. */
  below: number
  size: number
}

/** Price steps in dollars. */
export const priceSteps: readonly Step[] = [
  { below: 100_000, size: 10_000 },
  { below: 200_000, size: 50_000 },
  { below: 500_000, size: 100_000 },
]

const weeklySteps: readonly Step[] = [{ below: 500, size: 50 }]

/** The lower bound is inclusive, the upper bound exclusive. */
function bucketOf(value: number, steps: readonly Step[]): string {
  for (const { below, size } of steps) {
    if (value < below) {
      const from = Math.floor(value / size) * size
      return `${from}-${from + size}`
    }
  }
  return `${steps.at(-1)?.below ?? 0}+`
}

/**
 * Returns the `price_range` of a price in dollars, such as `10000-20000` or `500000+`. The lower bound is inclusive,
 * the upper bound exclusive. The range starts with its lower bound, so that ranges sort by their leading number
 * (SEARCH-25). Null without a real price.
 */
export function priceRange(price: number | null): string | null {
  return price !== null && price > REAL_PRICE_ABOVE ? bucketOf(price, priceSteps) : null
}

/** Returns the `weekly_price_range` of a weekly repayment in dollars, such as `100-150` or `500+`. Null without one. */
export function weeklyPriceRange(weekly: number | null): string | null {
  return weekly !== null && weekly > 0 ? bucketOf(weekly, weeklySteps) : null
}

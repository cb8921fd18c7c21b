import type { Bounds, StockQuery } from '../query/stock-query'
import type { Facets } from '../results/result'

export interface SliderRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The step of the price slider in dollars. The site sets its bounds (SEARCH-30). */
export const PRICE_STEP = 500

/** The highest number that a dollar field accepts (SEARCH-32). */
export const MAX_DOLLARS = 99_999_999

/** Dollars per week. The maximum means "and over", as in the price ranges. */
export const weeklySlider: SliderRange = { min: 0, max: 600, step: 10 }

const kilometres = [
  5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000,
]

/** Adds the current bounds, which may come from the URL, to the stops of a range. */
function withBounds(stops: readonly number[], { min, max }: Bounds = {}): readonly number[] {
  const all = [...stops, ...[min, max].filter((bound) => bound !== undefined)]
  return [...new Set(all)].sort((one, other) => one - other)
}

export function kilometreStops({ ranges }: Pick<StockQuery, 'ranges'>): readonly number[] {
  return withBounds(kilometres, ranges.km)
}

/** Stops for caravans: lengths in feet, masses in kilograms. */
const caravanStops = {
  body_length: [12, 14, 16, 17, 18, 19, 20, 21, 22, 24, 26],
  tare: [1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500],
  atm: [1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500],
} as const

export type CaravanRange = keyof typeof caravanStops

export function caravanRangeStops(
  attribute: CaravanRange,
  { ranges }: Pick<StockQuery, 'ranges'>,
): readonly number[] {
  return withBounds(caravanStops[attribute], ranges[attribute])
}

/** The years in stock and the chosen ones, newest first. */
export function yearStops(
  facets: Facets,
  { ranges, refinements }: Pick<StockQuery, 'ranges' | 'refinements'>,
): readonly number[] {
  const years = [...(facets.year ?? []).map(({ value }) => value), ...(refinements.year ?? [])].map(Number)
  return withBounds(years, ranges.year).toReversed()
}

/** Sets the highest price, or removes it when it is already chosen (SEARCH-31). */
export function quickPrice(query: StockQuery, price: number): { isChosen: boolean; query: StockQuery } {
  const { price: bounds = {}, ...others } = query.ranges
  const isChosen = bounds.max === price
  const min = bounds.min !== undefined && bounds.min < price ? { min: bounds.min } : {}
  const next = isChosen ? min : { ...min, max: price }
  const ranges = Object.keys(next).length > 0 ? { ...others, price: next } : others
  return { isChosen, query: { ...query, page: 1, ranges } }
}

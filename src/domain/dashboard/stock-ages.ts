import { formatCount } from '../text/format-count'
import { AGEING_DAYS } from './attention'

/** Days for sale, the upper bounds of the chart's ages. Vehicles older than the last are an age of their own. */
export const STOCK_AGES = [30, 60, AGEING_DAYS, 120] as const

export interface StockAge {
  /** Such as `31 to 60 days`. */
  readonly label: string
  readonly vehicles: number
}

const labels: readonly string[] = [
  ...STOCK_AGES.map(
    (bound, place) => `${place === 0 ? 0 : (STOCK_AGES[place - 1] ?? 0) + 1} to ${bound} days`,
  ),
  `Over ${STOCK_AGES.at(-1)} days`,
]

/** The ages of all websites together, youngest first. Each website has one number for each age. */
export const addAges = (sites: readonly (readonly number[])[]): StockAge[] =>
  labels.map((label, place) => ({
    label,
    vehicles: sites.reduce((sum, ages) => sum + (ages[place] ?? 0), 0),
  }))

/** The chart in words. */
export function describeStock(ages: readonly StockAge[]): string {
  const total = ages.reduce((sum, { vehicles }) => sum + vehicles, 0)
  if (total === 0) return 'No vehicles are for sale.'
  const ageing = ages
    .slice(STOCK_AGES.indexOf(AGEING_DAYS) + 1)
    .reduce((sum, { vehicles }) => sum + vehicles, 0)
  const share = Math.round((ageing / total) * 100)
  const counted = `${formatCount(total)} ${total === 1 ? 'vehicle is' : 'vehicles are'} for sale`
  return `${counted}, ${share} % of them for over ${AGEING_DAYS} days.`
}

import { isForSale } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { PriceSettings } from './price-display'

export interface WeeklyFigure {
  /** Whole dollars. */
  readonly dollars: number
  /** Percent a year. */
  readonly comparisonRate: number
}

interface Financed extends Pick<Vehicle, 'status' | 'sold'> {
  readonly weekly_price: number | null
  readonly comparison_rate: number | null
}

/**
 * The `$N per week` of a card (CARD-03), in whole dollars, rounded up so that it never understates. A repayment may not
 * be advertised without its comparison rate: without one there is no figure, and where one is shown the other stands
 * beside it. Nothing for sold vehicles and on sites that show no prices.
 */
export function weeklyFigure(
  { weekly_price: weekly, comparison_rate: rate, ...vehicle }: Financed,
  settings: Pick<PriceSettings, 'price.visible'>,
): WeeklyFigure | null {
  if (!settings['price.visible'] || !isForSale(vehicle)) return null
  if (weekly === null || weekly <= 0 || rate === null || rate <= 0) return null
  return { dollars: Math.ceil(weekly), comparisonRate: rate }
}

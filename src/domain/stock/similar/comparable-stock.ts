import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import type { Vehicle } from '@/domain/vehicle/vehicle'

const MAX_COMPARED = 100

/** The allowed difference in kilometres: this many, or this share of the vehicle's own, whichever is more. */
const KM_NEAR = 20_000
const KM_SHARE = 0.35

/** How many years older or newer a compared vehicle may be. The second applies only when the first finds too few. */
export const yearReaches = [1, 3] as const

type Compared = Pick<Vehicle, 'make' | 'model' | 'year' | 'km' | 'car_type'>

/**
 * Returns the search for comparable stock: for sale, used or demo, of the same make and model, at most `years` older or
 * newer, and within 20,000 km or 35 % of its kilometres, whichever is more. Null without a year or kilometres, and for
 * new vehicles, which all cost their maker's list price.
 */
export function comparableStock(
  { make, model, year, km, car_type }: Compared,
  years: number = yearReaches[0],
): StockQuery | null {
  if (car_type === 'new' || year === null || km === null) return null
  const reach = Math.max(KM_NEAR, Math.round(km * KM_SHARE))
  return {
    ...emptyQuery,
    hitsPerPage: MAX_COMPARED,
    refinements: {
      make: [make],
      model: [model],
      car_type: ['demo', 'used'],
      status: ['coming_soon', 'in_stock'],
    },
    ranges: {
      year: { min: year - years, max: year + years },
      km: { min: Math.max(0, km - reach), max: km + reach },
    },
  }
}

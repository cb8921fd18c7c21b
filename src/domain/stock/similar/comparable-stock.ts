import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** As many as are looked at. */
const MOST = 100

/** Kilometres either side that are as good as none, and the share of its own that a far-driven vehicle may differ by. */
const KM_NEAR = 20_000
const KM_SHARE = 0.35

/** Years that a vehicle may be older or newer than one it is compared with: those of the second only where the first finds too few. */
export const yearReaches = [1, 3] as const

type Compared = Pick<Vehicle, 'make' | 'model' | 'year' | 'km' | 'car_type'>

/**
 * Which stock a vehicle is compared with: for sale, used or demo, of its make and model, `years` older or newer at most, with
 * kilometres that differ by 20,000 or 35 % at most, whichever is more. Null where that cannot be told: without a year or its
 * kilometres. So also for what is new: all of it costs what its maker's list says, and one beside the other says nothing.
 */
export function comparableStock(
  { make, model, year, km, car_type }: Compared,
  years: number = yearReaches[0],
): StockQuery | null {
  if (car_type === 'new' || year === null || km === null) return null
  const reach = Math.max(KM_NEAR, Math.round(km * KM_SHARE))
  return {
    ...emptyQuery,
    hitsPerPage: MOST,
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

import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { SortStep } from '@/domain/vehicle/sorts'

export function facetField<A extends FacetAttribute>(attribute: A): `f_${A}` {
  return `f_${attribute}`
}

/** The number field that a continuous attribute is compared by. Weekly figures are stored by lender (`weekly.ts`). */
export const rangeFields = {
  price: 'n_price',
  subscription_price: 'n_subscription_price',
  km: 'n_km',
  year: 'n_year',
  seats: 'n_seats',
  body_length: 'n_body_length',
  tare: 'n_tare',
  atm: 'n_atm',
  created_at_timestamp: 'created_ms',
} as const satisfies Record<Exclude<RangeAttribute, 'weekly_price'>, string>

export const sortFields = {
  custom_rank: 'n_custom_rank',
  price: 'n_price',
  year: 'n_year',
  km: 'n_km',
  created_at: 'created_ms',
  id: 'n_id',
} as const satisfies Record<SortStep['by'], string>

export const optionalNumbers = [
  'n_price',
  'n_subscription_price',
  'n_km',
  'n_year',
  'n_seats',
  'n_body_length',
  'n_tare',
  'n_atm',
  'n_custom_rank',
] as const

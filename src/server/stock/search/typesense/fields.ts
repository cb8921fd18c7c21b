import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { SortStep } from '@/domain/vehicle/sorts'

/** The field of a document that holds a discrete attribute's tokens. */
export function facetField<A extends FacetAttribute>(attribute: A): `f_${A}` {
  return `f_${attribute}`
}

/** The number field that a continuous attribute is compared by; weekly figures are kept by lender (`weekly.ts`). */
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

/** The number field that a step of an order goes by. */
export const sortFields = {
  custom_rank: 'n_custom_rank',
  price: 'n_price',
  year: 'n_year',
  km: 'n_km',
  created_at: 'created_ms',
  id: 'n_id',
} as const satisfies Record<SortStep['by'], string>

/** Every field that holds a number some vehicles do not have. */
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

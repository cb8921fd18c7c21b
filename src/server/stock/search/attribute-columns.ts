import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/attributes'

/** What staff corrected, else what the feed says. */
export function corrected(column: string): string {
  return `coalesce(nullif(v.staff_${column}, ''), v.${column})`
}

/** Each discrete attribute as SQL over the vehicle `v`: text, except the two lists, which are jsonb arrays. */
export const facetColumns: Record<FacetAttribute, string> = {
  car_type: 'v.car_type',
  item_type: 'v.item_type',
  categories: 'v.categories',
  make: 'v.make',
  model: 'v.model',
  make_model: 'v.make_model',
  badge: corrected('badge'),
  body: 'v.simple_body',
  year: 'v.year',
  price_range: 'v.price_range',
  weekly_price_range: 'v.weekly_price_range',
  fuel: 'v.simple_fuel',
  transmission: 'v.simple_transmission',
  drive: 'v.simple_drive',
  seats: 'v.seats',
  colour: corrected('colour'),
  filtered_features: 'v.filtered_features',
  tag: corrected('tag'),
  certified: 'coalesce(v.certified, false)',
  status: 'v.status',
  dealership_name: 'v.dealership_name',
  location_name: 'v.location_name',
  city: 'v.city',
  state: 'v.state',
}

/** The type a discrete attribute's chosen values are compared as; text unless named. */
export const comparedAs: { readonly [A in FacetAttribute]?: string } = {
  year: 'numeric',
  seats: 'numeric',
  certified: 'boolean',
}

/** Each continuous attribute as SQL over the vehicle `v`. */
export const rangeColumns: Record<RangeAttribute, string> = {
  price: 'v.price',
  subscription_price: 'v.subscription_price',
  weekly_price: 'v.weekly_price',
  km: 'v.km',
  year: 'v.year',
  seats: 'v.seats',
  created_at_timestamp: 'floor(extract(epoch FROM v.created_at))',
}

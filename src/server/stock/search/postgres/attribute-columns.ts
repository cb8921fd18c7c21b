import type { OwnAttribute } from '@/domain/stock/search/query/attributes'
import { FOR_SALE } from '@/server/stock/vehicle-sql'

/** Staff's correction, else the feed's value. */
export function corrected(column: string): string {
  return `coalesce(nullif(v.staff_${column}, ''), v.${column})`
}

/** A price column; null for vehicles that are not for sale (PRICE-08). */
function ifForSale(column: string): string {
  return `CASE WHEN ${FOR_SALE} THEN ${column} END`
}

/** Each discrete attribute as SQL over the vehicle `v`: text, except the two lists, which are jsonb arrays. */
export const facetColumns: Record<OwnAttribute, string> = {
  car_type: 'v.car_type',
  item_type: 'v.item_type',
  categories: 'v.categories',
  make: 'v.make',
  model: 'v.model',
  make_model: 'v.make_model',
  badge: corrected('badge'),
  body: 'v.simple_body',
  year: 'v.year',
  price_range: ifForSale('v.price_range'),
  fuel: 'v.simple_fuel',
  transmission: 'v.simple_transmission',
  drive: 'v.simple_drive',
  seats: 'v.seats',
  sleeps: 'v.specifications_sleeps',
  engine_range: '"search"."engine_range"(v.categories, v.engine_size)',
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

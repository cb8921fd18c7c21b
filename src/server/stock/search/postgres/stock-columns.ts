import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { FacetAttribute, OwnAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { SqlParameters } from './sql-parameters'
import { type WeeklyColumns, weeklyColumns } from './weekly-sql'

/** Each discrete attribute as SQL over the narrow row `s` (`search.stock`): text, except the two lists, which are jsonb. */
export const stockColumns: Record<OwnAttribute, string> = {
  car_type: 's.car_type',
  item_type: 's.item_type',
  categories: 's.categories',
  make: 's.make',
  model: 's.model',
  make_model: 's.make_model',
  badge: 's.badge',
  body: 's.body',
  year: 's.year',
  price_range: 's.price_range',
  fuel: 's.fuel',
  transmission: 's.transmission',
  drive: 's.drive',
  seats: 's.seats',
  sleeps: 's.sleeps',
  engine_range: 's.engine_range',
  colour: 's.colour',
  filtered_features: 's.filtered_features',
  tag: 's.tag',
  certified: 's.certified',
  status: 's.status',
  dealership_name: 's.dealership_name',
  location_name: 's.location_name',
  city: 's.city',
  state: 's.state',
}

/** The type that a discrete attribute's chosen values are compared as; text by default. */
export const comparedAs: { readonly [A in FacetAttribute]?: string } = {
  year: 'float8',
  seats: 'float8',
  sleeps: 'float8',
  certified: 'boolean',
}

const rangeColumns: Record<Exclude<RangeAttribute, 'weekly_price'>, string> = {
  price: 's.price',
  subscription_price: 's.subscription_price',
  km: 's.km',
  year: 's.year',
  seats: 's.seats',
  body_length: 's.body_length',
  tare: 's.tare',
  atm: 's.atm',
  created_at_timestamp: 'floor(extract(epoch FROM s.created_at))',
}

export interface PlanColumns {
  readonly facets: Readonly<Record<FacetAttribute, string>>
  readonly ranges: Readonly<Record<RangeAttribute, string>>
}

/**
 * Returns the columns that a plan's statement compares and counts: the vehicle's own, and the weekly figures of the plan's
 * lender. The lender's values are added on first use, because PostgreSQL refuses values that a statement does not reference.
 */
export function planColumns(plan: SearchPlan, parameters: SqlParameters): PlanColumns {
  let ofLender: WeeklyColumns | undefined
  const weekly = () => {
    ofLender ??= weeklyColumns(plan, parameters)
    return ofLender
  }
  return {
    facets: {
      ...stockColumns,
      get weekly_price_range() {
        return weekly().weekly_price_range
      },
    },
    ranges: {
      ...rangeColumns,
      get weekly_price() {
        return weekly().weekly_price
      },
    },
  }
}

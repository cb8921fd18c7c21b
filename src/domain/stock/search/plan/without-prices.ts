import { sortsByPrice } from '@/domain/vehicle/sorts'
import { type FacetAttribute, facetSpec, type RangeAttribute, rangeSpec } from '../query/attributes'
import type { StockQuery } from '../query/stock-query'

/** Removes filters and orders by price from a query, for a website that hides prices (PRICE-09). */
export function withoutPrices(query: StockQuery): StockQuery {
  return {
    ...query,
    sort: query.sort && sortsByPrice(query.sort) ? null : query.sort,
    refinements: only(query.refinements, (attribute: FacetAttribute) => !facetSpec(attribute).ofPrice),
    ranges: only(query.ranges, (attribute: RangeAttribute) => !rangeSpec(attribute).ofPrice),
  }
}

/** Removes filters by weekly price from a query, for a website whose cards show none. They would match nothing visible. */
export function withoutWeeklyPrices(query: StockQuery): StockQuery {
  return {
    ...query,
    refinements: only(query.refinements, (attribute: FacetAttribute) => attribute !== 'weekly_price_range'),
    ranges: only(query.ranges, (attribute: RangeAttribute) => attribute !== 'weekly_price'),
  }
}

function only<A extends string, T extends { readonly [K in A]?: unknown }>(
  values: T,
  isIncluded: (attribute: A) => boolean,
): T {
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => isIncluded(attribute as A))) as T
}

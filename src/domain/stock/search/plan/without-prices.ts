import { sortsByPrice } from '@/domain/vehicle/sorts'
import { type FacetAttribute, facetSpec, type RangeAttribute, rangeSpec } from '../query/attributes'
import type { StockQuery } from '../query/stock-query'

/**
 * The query without what asks for prices: its choices and ranges of them, and an order by them. It is what a website that
 * shows no prices makes of a query (PRICE-09).
 */
export function withoutPrices(query: StockQuery): StockQuery {
  return {
    ...query,
    sort: query.sort && sortsByPrice(query.sort) ? null : query.sort,
    refinements: only(query.refinements, (attribute: FacetAttribute) => !facetSpec(attribute).ofPrice),
    ranges: only(query.ranges, (attribute: RangeAttribute) => !rangeSpec(attribute).ofPrice),
  }
}

/**
 * The query without what asks for weekly prices: what a website makes of a query whose cards tell none. A filter by them would
 * hold for nothing that is shown.
 */
export function withoutWeeklyPrices(query: StockQuery): StockQuery {
  return {
    ...query,
    refinements: only(query.refinements, (attribute: FacetAttribute) => attribute !== 'weekly_price_range'),
    ranges: only(query.ranges, (attribute: RangeAttribute) => attribute !== 'weekly_price'),
  }
}

function only<A extends string, T extends { readonly [K in A]?: unknown }>(
  values: T,
  isKept: (attribute: A) => boolean,
): T {
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => isKept(attribute as A))) as T
}

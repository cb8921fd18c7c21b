import { type FacetAttribute, facetSpec, type RangeAttribute, rangeSpec } from './attributes'
import { sortsByPrice } from './sorts'
import type { StockQuery } from './stock-query'

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

function only<A extends string, T extends { readonly [K in A]?: unknown }>(
  values: T,
  isKept: (attribute: A) => boolean,
): T {
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => isKept(attribute as A))) as T
}

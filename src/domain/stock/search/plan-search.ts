import {
  type FacetAttribute,
  facetAttributeNames,
  facetAttributes,
  facetSpec,
  rangeAttributeNames,
  rangeAttributes,
  rangeSpec,
} from './attributes'
import type { AttributeFilter, SearchPlan } from './search-plan'
import { searchWords } from './searchable-text'
import { DEFAULT_SORT, sortSteps, sortsByPrice } from './sorts'
import type { StockQuery } from './stock-query'
import type { StockScope } from './stock-scope'

/**
 * Turns a shopper's query into a plan within the site's scope: the listing rule (SEARCH-15), the preset (SEARCH-24) and
 * the sold days (SEARCH-16) are part of every plan. On a site that shows no prices (PRICE-09) filters, facets and orders
 * by price are dropped, so that asking cannot reveal one.
 *
 * `facets`: what to count; every attribute unless said otherwise.
 */
export function planSearch(
  scope: StockScope,
  query: StockQuery,
  facets: readonly FacetAttribute[] = facetAttributeNames,
): SearchPlan {
  const sort = sortOf(scope, query)
  return {
    tenantId: scope.tenantId,
    listing: scope.listing,
    words: searchWords(query.text),
    filters: filtersOf(scope, query),
    priceAbove: sort === 'price:asc' && scope.cheapestNeedsPrice ? 0 : null,
    preferredLocations: sort === DEFAULT_SORT ? scope.preferredLocations : [],
    sort: sortSteps(sort),
    page: query.page,
    hitsPerPage: query.hitsPerPage ?? scope.hitsPerPage,
    facets: facets.filter((attribute) => scope.pricesVisible || !facetSpec(attribute).ofPrice),
    pricesVisible: scope.pricesVisible,
    financeProvider: scope.financeProvider,
  }
}

function sortOf(scope: StockScope, query: StockQuery) {
  const wanted = query.sort ?? scope.defaultSort
  return sortsByPrice(wanted) && !scope.pricesVisible ? DEFAULT_SORT : wanted
}

const filterable = [...new Set([...facetAttributeNames, ...rangeAttributeNames])]

function filtersOf(scope: StockScope, query: StockQuery): readonly AttributeFilter[] {
  return filterable.flatMap((attribute): AttributeFilter[] => {
    const anyOf = attribute in facetAttributes ? query.refinements[attribute as FacetAttribute] : undefined
    const range =
      attribute in rangeAttributes ? query.ranges[attribute as keyof typeof rangeAttributes] : undefined
    if (!anyOf?.length && !range) return []
    if (!scope.pricesVisible && tellsPrice(attribute)) return []
    return [{ attribute, ...(anyOf?.length && { anyOf }), ...(range && { range }) }]
  })
}

function tellsPrice(attribute: (typeof filterable)[number]): boolean {
  return attribute in facetAttributes
    ? Boolean(facetSpec(attribute as FacetAttribute).ofPrice)
    : Boolean(rangeSpec(attribute as keyof typeof rangeAttributes).ofPrice)
}

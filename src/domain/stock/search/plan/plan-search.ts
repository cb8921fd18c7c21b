import { DEFAULT_SORT, NEAREST_FIRST, type SortKey, sortSteps, sortsByPrice } from '@/domain/vehicle/sorts'
import type { LandingNames } from '../landing/landing'
import {
  type FacetAttribute,
  facetAttributeNames,
  facetAttributes,
  facetSpec,
  rangeAttributeNames,
  rangeAttributes,
} from '../query/attributes'
import type { StockQuery } from '../query/stock-query'
import { plainReading, type TextReading, withReading } from '../understand/text-reading'
import { MAX_FACET_VALUES } from './common-values'
import type { AttributeFilter, SearchPlan } from './search-plan'
import type { StockScope } from './stock-scope'
import { wholeMakes } from './whole-makes'
import { withoutPrices, withoutWeeklyPrices } from './without-prices'

export interface SearchOptions {
  /** The facets to count. Defaults to all. */
  readonly facets?: readonly FacetAttribute[]
  /** The maximum number of values per facet; null for no limit. */
  readonly mostValues?: number | null
  /** The interpretation of the query's text. Defaults to its plain words. */
  readonly reading?: TextReading
  /** Names of the locations within the requested distance, nearest first. Required when the query or its text asks for one. */
  readonly nearby?: readonly string[]
  /** Assigns models to makes. Without it, a chosen model narrows every chosen make. */
  readonly makes?: LandingNames['makes']
  readonly without?: readonly string[]
}

/**
 * Plans a shopper's query within the site's scope. Every plan includes the listing rule (SEARCH-15), the preset
 * (SEARCH-24) and the sold days (SEARCH-16). On a site that hides prices (PRICE-09) it drops filters, facets and orders
 * by price, so that a query cannot reveal one. It drops those by weekly price when cards show none.
 */
export function planSearch(
  scope: StockScope,
  requested: StockQuery,
  {
    facets = facetAttributeNames,
    mostValues = MAX_FACET_VALUES,
    reading = plainReading(requested.text),
    nearby,
    makes = [],
    without = [],
  }: SearchOptions = {},
): SearchPlan {
  const read = withinDistance(withReading(requested, reading), nearby)
  const weekly = scope.pricesVisible ? scope.weekly : null
  const visible = scope.pricesVisible ? read : withoutPrices(read)
  const query = weekly ? visible : withoutWeeklyPrices(visible)
  const sort = sortOf(scope, query, nearby !== undefined)
  return {
    tenantId: scope.tenantId,
    listing: scope.listing,
    words: reading.words,
    identifier: reading.identifier,
    without,
    nearby: (read.near && nearby) ?? null,
    filters: filtersOf(query, wholeMakes(query.refinements, makes)),
    priceAbove: sort === 'price:asc' && scope.cheapestNeedsPrice ? 0 : null,
    preferredLocations: firstLocations(scope, sort, nearby),
    sort: sortSteps(sort),
    page: query.page,
    hitsPerPage: query.hitsPerPage ?? scope.hitsPerPage,
    facets: facets.filter(
      (attribute) =>
        (scope.pricesVisible || !facetSpec(attribute).ofPrice) &&
        (weekly !== null || attribute !== 'weekly_price_range'),
    ),
    mostValues,
    pricesVisible: scope.pricesVisible,
    finance: scope.finance,
    weekly,
  }
}

/**
 * Narrows the chosen locations to those within the requested distance. An empty list matches no vehicle. Throws when
 * the query has a distance and `nearby` is missing.
 */
function withinDistance(query: StockQuery, nearby: readonly string[] | undefined): StockQuery {
  if (!query.near) return query
  if (!nearby) throw new Error('a search near a postcode needs the locations near it')
  const { location_name: chosen, ...others } = query.refinements
  if (!chosen) return query
  const within = chosen.filter((name) => nearby.includes(name))
  return { ...query, refinements: { ...others, location_name: within } }
}

/** Nearest first applies only to a search near a postcode. */
function sortOf(scope: StockScope, { sort, near }: StockQuery, isLocated: boolean): SortKey {
  const wanted =
    sort === NEAREST_FIRST && !(near && isLocated) ? scope.defaultSort : (sort ?? scope.defaultSort)
  return sortsByPrice(wanted) && !scope.pricesVisible ? DEFAULT_SORT : wanted
}

/** `nearby` is sorted by distance. */
function firstLocations(scope: StockScope, sort: SortKey, nearby: readonly string[] = []): readonly string[] {
  if (sort === NEAREST_FIRST) return nearby
  return sort === DEFAULT_SORT ? scope.preferredLocations : []
}

const filterable = [...new Set([...facetAttributeNames, ...rangeAttributeNames])]

function filtersOf(query: StockQuery, whole: readonly string[]): readonly AttributeFilter[] {
  return filterable.flatMap((attribute): AttributeFilter[] => {
    const anyOf = attribute in facetAttributes ? query.refinements[attribute as FacetAttribute] : undefined
    const range =
      attribute in rangeAttributes ? query.ranges[attribute as keyof typeof rangeAttributes] : undefined
    if (!anyOf && !range) return []
    const orMakes = attribute === 'model' && whole.length > 0 ? whole : undefined
    return [{ attribute, ...(anyOf && { anyOf }), ...(range && { range }), ...(orMakes && { orMakes }) }]
  })
}

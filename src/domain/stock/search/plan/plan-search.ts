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
import { MOST_VALUES } from './common-values'
import type { AttributeFilter, SearchPlan } from './search-plan'
import type { StockScope } from './stock-scope'
import { wholeMakes } from './whole-makes'
import { withoutPrices, withoutWeeklyPrices } from './without-prices'

export interface SearchOptions {
  /** What to count; every attribute unless said otherwise. */
  readonly facets?: readonly FacetAttribute[]
  /** How many values of each facet are enough; null where every one is needed. */
  readonly mostValues?: number | null
  /** What the query's text was understood as; its bare words unless said otherwise. */
  readonly reading?: TextReading
  /**
   * Names of the locations within the distance that the query or its reading asks for, the nearest first; needed when one does.
   */
  readonly nearby?: readonly string[]
  /** Which models are whose, as far as anyone knows; without it a chosen model narrows every chosen make. */
  readonly makes?: LandingNames['makes']
  /** Ids of vehicles to leave out. */
  readonly without?: readonly string[]
}

/**
 * Turns a shopper's query into a plan within the site's scope: the listing rule (SEARCH-15), the preset (SEARCH-24) and
 * the sold days (SEARCH-16) are part of every plan. On a site that shows no prices (PRICE-09) filters, facets and orders
 * by price are dropped, so that asking cannot reveal one; so are those by weekly price where cards print none.
 */
export function planSearch(
  scope: StockScope,
  asked: StockQuery,
  {
    facets = facetAttributeNames,
    mostValues = MOST_VALUES,
    reading = plainReading(asked.text),
    nearby,
    makes = [],
    without = [],
  }: SearchOptions = {},
): SearchPlan {
  const read = withinDistance(withReading(asked, reading), nearby)
  const weekly = scope.pricesVisible ? scope.weekly : null
  const told = scope.pricesVisible ? read : withoutPrices(read)
  const query = weekly ? told : withoutWeeklyPrices(told)
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
 * The query with those of the chosen locations that are within the distance it asks for. No location at all is a choice that
 * nothing meets. Throws when a distance is asked for and nobody looked which locations are within it.
 */
function withinDistance(query: StockQuery, nearby: readonly string[] | undefined): StockQuery {
  if (!query.near) return query
  if (!nearby) throw new Error('a search near a postcode needs the locations near it')
  const { location_name: chosen, ...others } = query.refinements
  if (!chosen) return query
  const within = chosen.filter((name) => nearby.includes(name))
  return { ...query, refinements: { ...others, location_name: within } }
}

/** Nearest first is an order of a search near a postcode alone. */
function sortOf(scope: StockScope, { sort, near }: StockQuery, isLocated: boolean): SortKey {
  const wanted =
    sort === NEAREST_FIRST && !(near && isLocated) ? scope.defaultSort : (sort ?? scope.defaultSort)
  return sortsByPrice(wanted) && !scope.pricesVisible ? DEFAULT_SORT : wanted
}

/** `nearby` is in the order of distance. */
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

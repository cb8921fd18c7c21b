import type { SortKey } from '@/domain/vehicle/sorts'
import type { FacetAttribute, RangeAttribute } from './attributes'
import type { Near } from './near'

/** A range with either side open. Both bounds are inclusive. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** Chosen values by attribute. A vehicle matches any value of an attribute, and all attributes. Sorted, without duplicates. */
export type Refinements = { readonly [A in FacetAttribute]?: readonly string[] }

export type Ranges = { readonly [A in RangeAttribute]?: Bounds }

/** A shopper's search, as the page's URL carries it (ROUTE-48). */
export interface StockQuery {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Null for the site's default. */
  readonly hitsPerPage: number | null
  /** Null for the site's default order. */
  readonly sort: SortKey | null
  readonly refinements: Refinements
  readonly ranges: Ranges
  /** Null for any location. */
  readonly near: Near | null
}

export const emptyQuery: StockQuery = {
  text: '',
  page: 1,
  hitsPerPage: null,
  sort: null,
  refinements: {},
  ranges: {},
  near: null,
}

/** A query beyond these limits is rejected. Shoppers do not reach them. */
export const queryLimits = {
  textLength: 200,
  page: 100_000,
  hitsPerPage: 100,
  choices: 100,
  choiceLength: 200,
} as const

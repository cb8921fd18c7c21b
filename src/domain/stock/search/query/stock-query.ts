import type { SortKey } from '@/domain/vehicle/sorts'
import type { FacetAttribute, RangeAttribute } from './attributes'
import type { Near } from './near'

/** A range with either side open. Both bounds belong to it. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** Chosen values by attribute: any of an attribute's values will do, and every attribute must be met. Sorted, each once. */
export type Refinements = { readonly [A in FacetAttribute]?: readonly string[] }

export type Ranges = { readonly [A in RangeAttribute]?: Bounds }

/** A shopper's search, as the address of the page carries it (ROUTE-48). */
export interface StockQuery {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Null for as many as the site's setting says. */
  readonly hitsPerPage: number | null
  /** Null for the site's own order. */
  readonly sort: SortKey | null
  readonly refinements: Refinements
  readonly ranges: Ranges
  /** Null for stock wherever it stands. */
  readonly near: Near | null
}

/** All stock, from its beginning. */
export const emptyQuery: StockQuery = {
  text: '',
  page: 1,
  hitsPerPage: null,
  sort: null,
  refinements: {},
  ranges: {},
  near: null,
}

/** Beyond these a query is refused: nobody types them. */
export const queryLimits = {
  textLength: 200,
  page: 100_000,
  hitsPerPage: 100,
  choices: 100,
  choiceLength: 200,
} as const

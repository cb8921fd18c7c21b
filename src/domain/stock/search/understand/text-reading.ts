import type { SortKey } from '@/domain/vehicle/sorts'
import type { Near } from '../query/near'
import type { Bounds, Ranges, Refinements, StockQuery } from '../query/stock-query'
import { searchWords } from './searchable-text'

/** The interpretation of a shopper's text: filters, and the remaining words to find in the vehicles' text. */
export interface TextReading {
  readonly words: readonly string[]
  readonly refinements: Refinements
  readonly ranges: Ranges
  /** Absent or null for any place. The query's own distance takes precedence. */
  readonly near?: Near | null
  /** The order that the text asks for, if any. The query's own order takes precedence. */
  readonly sort?: SortKey
  /** A complete stock number, VIN or registration of one of the tenant's vehicles. The search then uses nothing else. */
  readonly identifier: string | null
}

/** The reading of a text in which only words are understood. */
export function plainReading(text: string): TextReading {
  return { words: searchWords(text), refinements: {}, ranges: {}, identifier: null }
}

/** Normalises a stock number, VIN or registration for comparison: letters and digits only, in upper case. */
export function normaliseIdentifier(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * Adds a reading to a query: joins values of one attribute, intersects bounds, and sets the distance and order if the
 * query has none.
 */
export function withReading(query: StockQuery, { refinements, ranges, near, sort }: TextReading): StockQuery {
  const values = mergedBy(query.refinements, refinements, (one, other) =>
    [...new Set([...one, ...other])].sort(),
  )
  return {
    ...query,
    refinements: values,
    ranges: mergedBy<Ranges>(query.ranges, ranges, narrowed),
    near: query.near ?? near ?? null,
    sort: query.sort ?? sort ?? null,
  }
}

function mergedBy<T extends Refinements | Ranges>(
  given: T,
  added: T,
  merge: (one: NonNullable<T[keyof T]>, other: NonNullable<T[keyof T]>) => unknown,
): T {
  const merged: Record<string, unknown> = { ...given }
  for (const [attribute, value] of Object.entries(added)) {
    const before = merged[attribute]
    merged[attribute] =
      before === undefined
        ? value
        : merge(before as NonNullable<T[keyof T]>, value as NonNullable<T[keyof T]>)
  }
  return merged as T
}

function narrowed(one: Bounds, other: Bounds): Bounds {
  const mins = [one.min, other.min].filter((min) => min !== undefined)
  const maxs = [one.max, other.max].filter((max) => max !== undefined)
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  }
}

/**
 * Whether a text may be a complete stock number, VIN or registration: 3 to 17 letters and digits with at least one
 * digit, in at most three pieces. Only the stock can confirm it.
 */
export function mayBeIdentifier(text: string): boolean {
  const squeezed = normaliseIdentifier(text)
  const pieces = text.trim().split(/\s+/).length
  return pieces <= 3 && squeezed.length >= 3 && squeezed.length <= 17 && /\d/.test(squeezed)
}

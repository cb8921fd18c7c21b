import type { SortKey } from '@/domain/vehicle/sorts'
import type { Near } from '../query/near'
import type { Bounds, Ranges, Refinements, StockQuery } from '../query/stock-query'
import { searchWords } from './searchable-text'

/** What a shopper's text was understood as: filters, and the words that are left to be found in a vehicle's own text. */
export interface TextReading {
  readonly words: readonly string[]
  readonly refinements: Refinements
  readonly ranges: Ranges
  /** Absent or null: wherever it stands. The query's own distance comes first. */
  readonly near?: Near | null
  /** The order that the text asks for, if any. The query's own comes first. */
  readonly sort?: SortKey
  /** A stock number, VIN or registration that was typed whole and is one of the tenant's; then nothing else is asked. */
  readonly identifier: string | null
}

/** A text of which nothing but its words is understood. */
export function plainReading(text: string): TextReading {
  return { words: searchWords(text), refinements: {}, ranges: {}, identifier: null }
}

/** A stock number, VIN or registration as they are compared: letters and digits only, upper case. */
export function squeezeIdentifier(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * The query with what its text says: values join those chosen for the same attribute, bounds narrow those given, and the text's
 * order holds where none was chosen.
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
 * Whether a text may be a stock number, VIN or registration typed whole, which only the stock itself can tell: 3 to 17 letters
 * and digits, at least one a digit, in at most three pieces.
 */
export function mayIdentify(text: string): boolean {
  const squeezed = squeezeIdentifier(text)
  const pieces = text.trim().split(/\s+/).length
  return pieces <= 3 && squeezed.length >= 3 && squeezed.length <= 17 && /\d/.test(squeezed)
}

import { type Bounds, emptyQuery, type Ranges, type Refinements, type StockQuery } from './stock-query'

function commonBounds(one: Bounds, other: Bounds): Bounds | null {
  const min = Math.max(one.min ?? Number.NEGATIVE_INFINITY, other.min ?? Number.NEGATIVE_INFINITY)
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY)
  if (min > max) return null
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) }
}

const commonValues = (one: readonly string[], other: readonly string[]) => {
  const common = one.filter((value) => other.includes(value))
  return common.length > 0 ? common : null
}

/** Joins two records. Where both have a value, takes what they have in common. Null where they have nothing. */
function joined<T extends Refinements | Ranges, V>(
  one: T,
  other: T,
  common: (a: V, b: V) => V | null,
): T | null {
  const all: Record<string, unknown> = { ...one }
  for (const [attribute, value] of Object.entries(other)) {
    const both = attribute in all ? common(all[attribute] as V, value as V) : value
    if (both === null) return null
    all[attribute] = both
  }
  return all as T
}

/**
 * The search whose results are in both searches, in text, filters and place of the first one. Returns null when their filters exclude each
 * other, such as two makes. The second one's text and place are ignored.
 */
export function commonStock(search: StockQuery, other: StockQuery): StockQuery | null {
  const refinements = joined<Refinements, readonly string[]>(
    search.refinements,
    other.refinements,
    commonValues,
  )
  const ranges = joined<Ranges, Bounds>(search.ranges, other.ranges, commonBounds)
  if (!refinements || !ranges) return null
  return { ...emptyQuery, text: search.text, near: search.near, refinements, ranges, hitsPerPage: 1 }
}

import { parseSeed } from '@/domain/promos/seed'

/**
 * A page that is rendered without a request, as cached pages are, knows its path alone. The proxy therefore puts the query
 * string into the path as a last segment, which such a page takes off again (docs/adr/0012).
 */

const MARK = '~'

/**
 * The segment that carries a query string (`?make=Kia`, or empty), and the seed that a live answer is asked for with. Safe in a
 * path: only `~`, letters, digits, `-` and `_`.
 */
export function querySegment(search: string, seed: number | null = null): string {
  const query = MARK + Buffer.from(search.replace(/^\?/, '')).toString('base64url')
  return seed === null ? query : `${query}${MARK}${seed}`
}

/** The query string of such a segment, without its `?`; null for any other segment. */
export function parseQuerySegment(segment: string | undefined): string | null {
  if (!segment?.startsWith(MARK)) return null
  const [, query = ''] = segment.split(MARK)
  return Buffer.from(query, 'base64url').toString()
}

/** The seed that such a segment carries; null without one. */
export function seedOfSegment(segment: string | undefined): number | null {
  return segment?.startsWith(MARK) ? parseSeed(segment.split(MARK)[2]) : null
}

/**
 * A page that is rendered without a request, as cached pages are, knows its path alone. The proxy therefore puts the query
 * string into the path as a last segment, which such a page takes off again (docs/adr/0012).
 */

const MARK = '~'

/** The segment that carries a query string (`?make=Kia`, or empty). Safe in a path: only `~`, letters, digits, `-` and `_`. */
export function querySegment(search: string): string {
  return MARK + Buffer.from(search.replace(/^\?/, '')).toString('base64url')
}

/** The query string of such a segment, without its `?`; null for any other segment. */
export function parseQuerySegment(segment: string | undefined): string | null {
  if (!segment?.startsWith(MARK)) return null
  return Buffer.from(segment.slice(MARK.length), 'base64url').toString()
}

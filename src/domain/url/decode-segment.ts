/**
 * Decodes a segment of a URL. A segment with bad percent-encoding, or with a null character, which Postgres rejects, is
 * returned unchanged. It then matches nothing, so the response is 404 instead of an error.
 */
export function decodeSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? segment : text
  } catch {
    return segment
  }
}

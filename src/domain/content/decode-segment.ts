/**
 * A segment of an address as text. What is wrongly percent-encoded stays as it is: it then matches nothing, which is
 * "not found" rather than an error.
 */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

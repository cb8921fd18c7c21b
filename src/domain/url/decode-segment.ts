/**
 * A segment of an address as text. What is wrongly percent-encoded, or holds a null, which no database takes, stays as it is: it
 * then matches nothing, which is "not found" rather than an error.
 */
export function decodeSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? segment : text
  } catch {
    return segment
  }
}

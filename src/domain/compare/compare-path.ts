export const MOST_COMPARED = 4

/** The path of the comparison on every website that has one. */
export const COMPARE = '/compare'

/** The shareable address of a comparison: `/compare?cars=one,two`. */
export function comparePath(slugs: readonly string[]): string {
  return slugs.length > 0 ? `${COMPARE}?cars=${slugs.map(encodeURIComponent).join(',')}` : COMPARE
}

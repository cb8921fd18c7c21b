/** As many vehicles as stand side by side. */
export const MOST_COMPARED = 4

/** Where every website that compares vehicles answers. */
export const COMPARE = '/compare'

/** The address that shows these vehicles side by side, to be kept or sent: `/compare?cars=one,two`. */
export function comparePath(slugs: readonly string[]): string {
  return slugs.length > 0 ? `${COMPARE}?cars=${slugs.map(encodeURIComponent).join(',')}` : COMPARE
}

export const MAX_COMPARED = 4

export const COMPARE = '/compare'

/** Shareable: `/compare?cars=one,two`. */
export function comparePath(slugs: readonly string[]): string {
  return slugs.length > 0 ? `${COMPARE}?cars=${slugs.map(encodeURIComponent).join(',')}` : COMPARE
}

/** The maximum number of vehicles in a watchlist and its address. */
export const MOST_SAVED = 60

/** Longer slugs do not exist. */
export const LONGEST_SLUG = 160

/** The slugs in `?saved=one,two`, distinct and in order, at most 60. */
export function parseSaved(value: string | readonly string[] | undefined): string[] {
  const slugs = [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG && !slug.includes('\0'))
  return [...new Set(slugs)].slice(0, MOST_SAVED)
}

/** A number of vehicles in the site's wording: `1 car`, `12 motorcycles` (TEN-15). */
export function vehicleCount(count: number, wording: string): string {
  return `${count} ${wording.toLowerCase()}${count === 1 ? '' : 's'}`
}

/** The shareable address of the first 60 vehicles: `/watchlist?saved=one,two`. */
export function savedAddress(path: string, slugs: readonly string[]): string {
  const named = [...new Set(slugs)].slice(0, MOST_SAVED).map(encodeURIComponent)
  return named.length > 0 ? `${path}?saved=${named.join(',')}` : path
}

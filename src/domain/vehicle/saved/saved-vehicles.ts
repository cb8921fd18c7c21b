/** As many vehicles as a watchlist shows, and its address names. */
export const MOST_SAVED = 60

/** Longer slugs are nobody's. */
export const LONGEST_SLUG = 160

/** The vehicles' slugs that `?saved=one,two` names: each once, in that order, at most 60. */
export function parseSaved(value: string | readonly string[] | undefined): string[] {
  const slugs = [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG && !slug.includes('\0'))
  return [...new Set(slugs)].slice(0, MOST_SAVED)
}

/** `1 car`, `12 motorcycles`: a number of vehicles in the site's own word (TEN-15). */
export function vehicleCount(count: number, wording: string): string {
  return `${count} ${wording.toLowerCase()}${count === 1 ? '' : 's'}`
}

/** The address that lists these vehicles, the first 60, to be kept or sent: `/watchlist?saved=one,two`. */
export function savedAddress(path: string, slugs: readonly string[]): string {
  const named = [...new Set(slugs)].slice(0, MOST_SAVED).map(encodeURIComponent)
  return named.length > 0 ? `${path}?saved=${named.join(',')}` : path
}

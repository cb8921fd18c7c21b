export const MAX_SAVED = 60

/** No vehicle has a longer one. */
export const MAX_SLUG_LENGTH = 160

/** Distinct slugs of `?saved=one,two`, in order, at most 60. */
export function parseSaved(value: string | readonly string[] | undefined): string[] {
  const slugs = [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG_LENGTH && !slug.includes('\0'))
  return [...new Set(slugs)].slice(0, MAX_SAVED)
}

/** `1 car`, `12 motorcycles`: the site's wording (TEN-15). */
export function vehicleCount(count: number, wording: string): string {
  return `${count} ${wording.toLowerCase()}${count === 1 ? '' : 's'}`
}

/** Shareable: `/watchlist?saved=one,two`, at most 60. */
export function savedPath(path: string, slugs: readonly string[]): string {
  const named = [...new Set(slugs)].slice(0, MAX_SAVED).map(encodeURIComponent)
  return named.length > 0 ? `${path}?saved=${named.join(',')}` : path
}

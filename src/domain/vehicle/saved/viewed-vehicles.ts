export const MAX_VIEWED = 12

/** At most 12. */
export function viewedVehiclesPath(slugs: readonly string[]): string {
  const named = slugs.slice(0, MAX_VIEWED).map(encodeURIComponent)
  return `/api/stock/viewed?saved=${named.join(',')}`
}

export const MOST_VIEWED = 12

/** At most 12. */
export function viewedAnswerPath(slugs: readonly string[]): string {
  const named = slugs.slice(0, MOST_VIEWED).map(encodeURIComponent)
  return `/api/stock/viewed?saved=${named.join(',')}`
}

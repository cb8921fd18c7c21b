/** The number of viewed vehicles that a browser stores and a row shows. */
export const MOST_VIEWED = 12

/** The endpoint that returns the listed vehicles among the first 12 slugs. */
export function viewedAnswerPath(slugs: readonly string[]): string {
  const named = slugs.slice(0, MOST_VIEWED).map(encodeURIComponent)
  return `/api/stock/viewed?saved=${named.join(',')}`
}

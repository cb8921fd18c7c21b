/** As many of the vehicles a shopper looked at as a browser remembers and a row shows. */
export const MOST_VIEWED = 12

/** Answers with the vehicles of these slugs that the website lists, the first 12, for browsers to show. */
export function viewedAnswerPath(slugs: readonly string[]): string {
  const named = slugs.slice(0, MOST_VIEWED).map(encodeURIComponent)
  return `/api/stock/viewed?saved=${named.join(',')}`
}

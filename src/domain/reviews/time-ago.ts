const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 365

const daysBetween = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS))

/** Returns `today`, `yesterday`, `5 days ago`, `3 weeks ago`, `4 months ago` or `2 years ago` (BLOG-04). */
export function timeAgo(then: Date, now: Date): string {
  const days = daysBetween(then, now)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 2 * DAYS_A_WEEK) return `${days} days ago`
  if (days < 2 * DAYS_A_MONTH) return `${Math.floor(days / DAYS_A_WEEK)} weeks ago`
  if (days < 2 * DAYS_A_YEAR) return `${Math.floor(days / DAYS_A_MONTH)} months ago`
  return `${Math.floor(days / DAYS_A_YEAR)} years ago`
}

/** When the words of at least one of these moments can change; null without moments. */
export function nextTimeAgo(moments: readonly Date[], now: Date): Date | null {
  if (moments.length === 0) return null
  const changes = moments.map((then) => then.getTime() + (daysBetween(then, now) + 1) * DAY_MS)
  return new Date(Math.min(...changes))
}

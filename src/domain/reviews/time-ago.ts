const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 365

/** The calendar day in Australian Eastern time, in which days are shown (see `storyDate`). Brisbane has no daylight saving. */
const ZONE_MS = 10 * 3_600_000
const dayOf = (at: Date): number => Math.floor((at.getTime() + ZONE_MS) / DAY_MS)

const daysBetween = (then: Date, now: Date): number => Math.max(0, dayOf(now) - dayOf(then))

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

/** When the words of these moments can change: at the next midnight. Null without moments. */
export const nextTimeAgo = (moments: readonly Date[], now: Date): Date | null =>
  moments.length === 0 ? null : new Date((dayOf(now) + 1) * DAY_MS - ZONE_MS)

/** Days are stored as noon UTC, so half a day ahead is today. */
const HALF_A_DAY_MS = 43_200_000

/** Whether a review or a reply would be from the future. */
export const isDayAhead = (day: Date | string, now: Date): boolean =>
  new Date(day).getTime() > now.getTime() + HALF_A_DAY_MS

const DAY_SECONDS = 86_400

/** Brisbane has no daylight saving: its clocks are always 10 hours ahead of UTC. */
const BRISBANE_MS = 10 * 3_600_000

/** How often a page that stays open shows the figure of the moment (CB-06). Milliseconds. */
export const SALES_REFRESH_MS = 150_000

/** What the block of the month's sales shows. */
export interface ShownSales {
  readonly sales: number
  readonly perDay: number
  /** Such as `cars`. */
  readonly vehicles: string
}

/**
 * Sales since the first of the month, by Brisbane's clock: a day's sales for each day that has ended, and one more at equal
 * steps through the day (CB-06, decision 56). 192 a day is a step of 450 seconds.
 */
export function salesThisMonth(now: Date, perDay: number): number {
  const brisbane = new Date(now.getTime() + BRISBANE_MS)
  const seconds = Math.floor(brisbane.getTime() / 1000) % DAY_SECONDS
  return (brisbane.getUTCDate() - 1) * perDay + Math.floor((seconds * perDay) / DAY_SECONDS)
}

/** When the figure that a page shows is next calculated. */
export function nextSalesRefresh(now: Date): Date {
  return new Date((Math.floor(now.getTime() / SALES_REFRESH_MS) + 1) * SALES_REFRESH_MS)
}

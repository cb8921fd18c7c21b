import { addDays, instantsOf, localTime } from '@/domain/locations/hours/local-time'
import {
  type OpenPeriod,
  openPeriodOn,
  type SpecialHours,
  type WeekdayHours,
} from '@/domain/locations/hours/opening-hours'

export interface ReplyHours {
  /** IANA name */
  readonly zone: string
  readonly hours: readonly WeekdayHours[]
  readonly specialHours: readonly SpecialHours[]
}

/** When a shopper hears back (ROUTE-26). */
export type ReplyPromise =
  | { readonly kind: 'open' }
  /** `date` is YYYY-MM-DD and `minutes` the minute of that day, as clocks at the location show them. */
  | { readonly kind: 'closed'; readonly date: string; readonly minutes: number; readonly daysAhead: number }
  | { readonly kind: 'unknown' }

/** Longer than Christmas holidays. */
const DAYS = 21

function opensAt(date: string, period: OpenPeriod, zone: string): number | undefined {
  return instantsOf({ date, minutes: period.opens }, zone)[0]
}

/** Whether the location is open at an instant (milliseconds since 1970), else when it opens next. */
export function replyPromise({ zone, hours, specialHours }: ReplyHours, now: number): ReplyPromise {
  const today = localTime(now, zone)
  for (let daysAhead = 0; daysAhead < DAYS; daysAhead++) {
    const date = addDays(today.date, daysAhead)
    const period = openPeriodOn(date, hours, specialHours)
    if (!period) continue
    const isToday = daysAhead === 0
    if (isToday && period.opens <= today.minutes && today.minutes < period.closes) return { kind: 'open' }
    const opens = opensAt(date, period, zone)
    if (opens !== undefined && opens > now) return { kind: 'closed', date, minutes: period.opens, daysAhead }
  }
  return { kind: 'unknown' }
}

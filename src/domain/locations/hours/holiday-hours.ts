import type { SiteLocation } from '../location'
import { timesText, weekdayNames } from './hours-rows'
import { addDays, isCalendarDate, localTime, weekdayOf } from './local-time'

export interface HolidayRow {
  /** YYYY-MM-DD */
  readonly date: string
  /** `Friday 25 December` */
  readonly day: string
  readonly name: string | null
  readonly text: string
}

/** How far ahead a holiday is announced. */
const DAYS_AHEAD = 60

const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The days with different hours in the next 60 days, today included, in order (LOC-07). By the location's own date. */
export function holidayRows(
  { zone, specialHours }: Pick<SiteLocation, 'zone' | 'specialHours'>,
  now: Date,
  closedText: string,
): readonly HolidayRow[] {
  const today = localTime(now.getTime(), zone).date
  const last = addDays(today, DAYS_AHEAD)
  return specialHours
    .filter(({ date }) => isCalendarDate(date) && today <= date && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map((special) => ({
      date: special.date,
      day: `${weekdayNames[weekdayOf(special.date)]} ${dayAndMonth.format(Date.parse(special.date))}`,
      name: special.name,
      text: timesText(special, closedText),
    }))
}

/** A public holiday, proposed for a location's days with different hours. */
export interface PublicHoliday {
  /** YYYY-MM-DD */
  readonly date: string
  readonly name: string
}

/** The holidays that staff have not decided yet: those without a row of their own. */
export function undecidedHolidays(
  holidays: readonly PublicHoliday[],
  decided: readonly { readonly date?: string | null }[],
): readonly PublicHoliday[] {
  const dates = new Set(decided.map(({ date }) => date))
  return holidays.filter(({ date }) => !dates.has(date))
}

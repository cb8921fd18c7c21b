import { addDays, isCalendarDate, localTime, weekdayOf } from '../locations/hours/local-time'

/** Days that the calendar shows. */
const CALENDAR_DAYS = 35

/** The days from a Monday, as YYYY-MM-DD. */
export type CalendarDays = readonly string[]

const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7))

/** Five weeks from the Monday of the asked day, or of today in the zone for anything that is not a day. */
export function calendarDays(asked: unknown, now: Date, zone: string): CalendarDays {
  const start =
    typeof asked === 'string' && isCalendarDate(asked) ? asked : localTime(now.getTime(), zone).date
  const monday = mondayOf(start)
  return Array.from({ length: CALENDAR_DAYS }, (_, day) => addDays(monday, day))
}

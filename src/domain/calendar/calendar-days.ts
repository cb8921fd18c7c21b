import { addDays, localTime, weekdayOf } from '../locations/hours/local-time'

/** Days that the calendar shows. */
const CALENDAR_DAYS = 35

/** The days from a Monday, as YYYY-MM-DD. */
export type CalendarDays = readonly string[]

const DAY = /^\d{4}-\d{2}-\d{2}$/

const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7))

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Five weeks from the Monday of the asked day, or of today in the zone for anything that is not a day. */
export function calendarDays(asked: unknown, now: Date, zone: string): CalendarDays {
  const start = typeof asked === 'string' && isDay(asked) ? asked : localTime(now.getTime(), zone).date
  const monday = mondayOf(start)
  return Array.from({ length: CALENDAR_DAYS }, (_, day) => addDays(monday, day))
}

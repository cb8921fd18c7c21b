import { weekdayOf } from './local-time'

/** A row of a location's opening hours (LOC-11). `weekday` counts from '0', Sunday. */
export interface WeekdayHours {
  readonly weekday: string
  readonly status: string
  /** HH:MM */
  readonly open: string | null
  readonly close: string | null
}

/** A holiday, or another day with different hours (LOC-12). */
export interface SpecialHours {
  /** YYYY-MM-DD */
  readonly date: string
  readonly status: string
  readonly open: string | null
  readonly close: string | null
}

/** Minutes of the day. */
export interface OpenPeriod {
  readonly opens: number
  readonly closes: number
}

const MIDNIGHT = 24 * 60

/** The minute of the day of an HH:MM; null for anything else. */
export function minutesOf(time: string | null): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '')
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

function periodOf(hours: { readonly open: string | null; readonly close: string | null }): OpenPeriod | null {
  const opens = minutesOf(hours.open)
  const closes = minutesOf(hours.close) || (hours.close === '00:00' ? MIDNIGHT : null)
  return opens === null || closes === null || closes <= opens ? null : { opens, closes }
}

/**
 * When a location is open on a date; null when it is closed or its times are unknown. A day with different hours
 * replaces the weekday's. If it is open without times, the weekday's times apply.
 */
export function openPeriodOn(
  date: string,
  week: readonly WeekdayHours[],
  specialDays: readonly SpecialHours[],
): OpenPeriod | null {
  const weekday = week.find((day) => day.weekday === String(weekdayOf(date)))
  const special = specialDays.find((day) => day.date === date)
  if (special && special.status !== 'Open') return null
  if (special && (special.open || special.close)) return periodOf(special)
  return weekday?.status === 'Open' ? periodOf(weekday) : null
}

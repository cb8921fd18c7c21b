import { addDays, localTime, offsetTime } from '../locations/hours/local-time'
import { freeSeat, type TakenTime } from './free-seat'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How a location books test drives. */
export interface TestDriveTerms {
  readonly minutes: number
  /** Test drives at the same time. */
  readonly capacity: number
  readonly noticeHours: number
  readonly daysAhead: number
}

/** Which times are asked for, and what stands in their way. */
export interface TimesAsked {
  readonly zone: string
  readonly terms: TestDriveTerms
  /** Booked times at the location, and those of the vehicle at any. */
  readonly taken: readonly TakenTime[]
  readonly vehicleId: number | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** The first date, YYYY-MM-DD. Today if it has passed. */
  readonly from: string
  readonly days: number
}

/** A free time. */
export interface Slot {
  /** YYYY-MM-DD, as clocks at the location show it. */
  readonly date: string
  /** The minute of the day, as clocks at the location show it. */
  readonly minutes: number
  /** With the location's offset: 2026-11-05T14:30:00+11:00. The form sends it. */
  readonly value: string
  readonly startsAt: number
  readonly endsAt: number
}

/** The dates asked for that can be booked, from `first` to `last`. */
export function bookableDates({ now, zone, terms, from, days }: TimesAsked): { first: string; last: string } {
  const today = localTime(now, zone).date
  const [, first = today] = [today, from].sort()
  const [last = first] = [addDays(today, terms.daysAhead), addDays(first, days - 1)].sort()
  return { first, last }
}

/** The times among some that can be booked: after the notice, on the dates asked for, and not taken. In order, without repeats. */
export function bookableSlots(starts: readonly number[], asked: TimesAsked): Slot[] {
  const { zone, terms, taken, vehicleId, now } = asked
  const { first, last } = bookableDates(asked)
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .filter((startsAt) => startsAt >= now + terms.noticeHours * HOUR)
    .map((startsAt) => ({
      ...localTime(startsAt, zone),
      value: offsetTime(startsAt, zone),
      startsAt,
      endsAt: startsAt + terms.minutes * MINUTE,
    }))
    .filter(({ date }) => first <= date && date <= last)
    .filter((slot) => freeSeat(slot, taken, { capacity: terms.capacity, vehicleId }) !== null)
}

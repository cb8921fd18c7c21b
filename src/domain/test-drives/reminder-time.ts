import { addDays, instantsOf, localTime } from '../locations/hours/local-time'

const NINE = 9 * 60
const HOUR = 3_600_000
const HOURS_BEFORE = 3

/**
 * When a shopper is reminded: at 9:00 at the location on the day before; if the time was booked later than that, three
 * hours before it. Null if even that had passed: the confirmation has just been sent.
 */
export function reminderTime({
  startsAt,
  bookedAt,
  zone,
}: {
  readonly startsAt: number
  readonly bookedAt: number
  readonly zone: string
}): number | null {
  const dayBefore = addDays(localTime(startsAt, zone).date, -1)
  const morning = instantsOf({ date: dayBefore, minutes: NINE }, zone)[0]
  if (morning !== undefined && bookedAt < morning) return morning
  const late = startsAt - HOURS_BEFORE * HOUR
  return bookedAt < late ? late : null
}

import { addDays, instantsOf, localTime, offsetTime } from '../locations/local-time'
import { openPeriodOn, type SpecialHours, type WeekdayHours } from '../locations/opening-hours'
import { freeSeat, type Period, type TakenTime } from './free-seat'

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

export interface SlotRequest {
  readonly hours: readonly WeekdayHours[]
  readonly specialHours: readonly SpecialHours[]
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

/**
 * The opening hours of a date in milliseconds since 1970. Where daylight saving repeats an hour, they are the shorter
 * reading. Hours that daylight saving skips start or end where the clocks go on.
 */
function openingOn(date: string, { hours, specialHours, zone }: SlotRequest): Period | null {
  const open = openPeriodOn(date, hours, specialHours)
  if (!open) return null
  const startsAt = firstShown(date, open.opens, open.closes, zone)
  const endsAt =
    instantsOf({ date, minutes: open.closes }, zone)[0] ??
    firstShown(date, open.closes, open.closes + 120, zone)
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt }
}

/** The instant of the first minute from `minutes` that clocks show. */
function firstShown(date: string, minutes: number, until: number, zone: string): number | undefined {
  for (let minute = minutes; minute <= until; minute++) {
    const shown = instantsOf({ date, minutes: minute }, zone).at(-1)
    if (shown !== undefined) return shown
  }
  return undefined
}

function slotsOn(date: string, request: SlotRequest): Slot[] {
  const { zone, terms, taken, vehicleId, now } = request
  const opening = openingOn(date, request)
  if (!opening) return []
  const length = terms.minutes * MINUTE
  const slots: Slot[] = []
  for (let startsAt = opening.startsAt; startsAt + length <= opening.endsAt; startsAt += length) {
    const period = { startsAt, endsAt: startsAt + length }
    if (startsAt < now + terms.noticeHours * HOUR) continue
    if (freeSeat(period, taken, { capacity: terms.capacity, vehicleId }) === null) continue
    slots.push({ ...localTime(startsAt, zone), value: offsetTime(startsAt, zone), ...period })
  }
  return slots
}

/**
 * The free times for a test drive on `days` dates from `from`, in order (TD-04, decision 75). They start at the opening
 * of each day and follow one another.
 */
export function testDriveSlots(request: SlotRequest): Slot[] {
  const today = localTime(request.now, request.zone).date
  const last = addDays(today, request.terms.daysAhead)
  const [, from = today] = [today, request.from].sort()
  const dates = Array.from({ length: request.days }, (_, day) => addDays(from, day))
  return dates.filter((date) => date <= last).flatMap((date) => slotsOn(date, request))
}

import { addDays, instantsOf } from '../locations/hours/local-time'
import { openPeriodOn, type SpecialHours, type WeekdayHours } from '../locations/hours/opening-hours'
import { bookableDates, bookableSlots, type Slot, type TimesAsked } from './bookable-slots'
import type { Period } from './free-seat'

const MINUTE = 60_000

export interface SlotRequest extends TimesAsked {
  readonly hours: readonly WeekdayHours[]
  readonly specialHours: readonly SpecialHours[]
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

function startsOn(date: string, request: SlotRequest): number[] {
  const opening = openingOn(date, request)
  if (!opening) return []
  const length = request.terms.minutes * MINUTE
  const count = Math.max(0, Math.floor((opening.endsAt - opening.startsAt) / length))
  return Array.from({ length: count }, (_, index) => opening.startsAt + index * length)
}

/**
 * The free times for a test drive on `days` dates from `from`, in order (TD-04, decision 75). They start at the opening
 * of each day and follow one another.
 */
export function testDriveSlots(request: SlotRequest): Slot[] {
  const { first, last } = bookableDates(request)
  const starts: number[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) starts.push(...startsOn(date, request))
  return bookableSlots(starts, request)
}

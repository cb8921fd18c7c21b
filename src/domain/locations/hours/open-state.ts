import type { SiteLocation } from '../location'
import { clockText } from './clock-text'
import { weekdayNames } from './hours-rows'
import { addDays, instantsOf, localTime, weekdayOf } from './local-time'
import { openPeriodOn } from './opening-hours'

export interface OpenState {
  readonly isOpen: boolean
  /** `Open until 5:30 pm`, `Opens today at 8:30 am`, `Opens Monday at 8:30 am`. */
  readonly text: string
  /** When the text changes next. */
  readonly until: Date
}

type Timed = Pick<SiteLocation, 'zone' | 'hours' | 'specialHours'>

/** A week: a later opening is not announced. */
const DAYS = 7

function dayWord(date: string, ahead: number): string {
  if (ahead === 0) return 'today'
  return ahead === 1 ? 'tomorrow' : (weekdayNames[weekdayOf(date)] ?? '')
}

/** The next midnight at the location: `today` and `tomorrow` change their meaning. */
function nextDay(date: string, zone: string): number {
  const [midnight] = instantsOf({ date: addDays(date, 1), minutes: 0 }, zone)
  // No Australian zone skips midnight.
  return midnight ?? Date.parse(date)
}

/** Whether a location is open at `now`, by its own clock; null if it does not open within a week or its times are unknown. */
export function openState({ zone, hours, specialHours }: Timed, now: Date): OpenState | null {
  const today = localTime(now.getTime(), zone)
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date = addDays(today.date, ahead)
    const period = openPeriodOn(date, hours, specialHours)
    if (!period || (ahead === 0 && today.minutes >= period.closes)) continue
    const isOpen = ahead === 0 && today.minutes >= period.opens
    const change = instantsOf({ date, minutes: isOpen ? period.closes : period.opens }, zone)[0] ?? Infinity
    return {
      isOpen,
      text: isOpen
        ? `Open until ${clockText(period.closes)}`
        : `Opens ${dayWord(date, ahead)} at ${clockText(period.opens)}`,
      until: new Date(Math.min(change, nextDay(today.date, zone))),
    }
  }
  return null
}

/** The next local midnight, and no later than the next opening or closing, of any of the locations. Null without locations. */
export function nextLocationChange(locations: readonly Timed[], now: Date): Date | null {
  const instants = locations.map((location) => {
    const midnight = nextDay(localTime(now.getTime(), location.zone).date, location.zone)
    return Math.min(openState(location, now)?.until.getTime() ?? midnight, midnight)
  })
  return instants.length > 0 ? new Date(Math.min(...instants)) : null
}

import type { WordedHours } from '../location'
import { clockText } from './clock-text'
import { minutesOf } from './opening-hours'

export interface HoursRow {
  readonly days: string
  readonly text: string
}

/** From weekday 0, Sunday. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Mon-Fri is weekdays 1 to 5; Saturday is 6 and Sunday 0 (LOC-09). */
const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 0]

/** The word for a day without hours in staff's own wording and in feeds. */
const CLOSED = 'Closed'

interface Times {
  readonly status: string
  readonly open: string | null
  readonly close: string | null
}

/** `8:30 am – 5 pm`; the site's word when closed (LOC-10); `Open` without times. */
export function timesText({ status, open, close }: Times, closedText: string): string {
  if (status !== 'Open') return closedText
  const [from, to] = [minutesOf(open), minutesOf(close)]
  return from === null || to === null ? 'Open' : `${clockText(from)} – ${clockText(to)}`
}

function dayText(day: WordedHours | undefined, closedText: string): string {
  const wording = day?.status === 'Open' && day.wording?.trim()
  if (!day || wording === CLOSED) return closedText
  return wording || timesText(day, closedText)
}

/**
 * A week's hours from Monday to Sunday. Mon-Fri is one row when all five days are equal (LOC-08). Empty if no day is listed.
 */
export function hoursRows(hours: readonly WordedHours[], closedText: string): readonly HoursRow[] {
  if (hours.length === 0) return []
  const row = (weekday: number): HoursRow => ({
    days: weekdayNames[weekday] ?? '',
    text: dayText(
      hours.find((day) => day.weekday === String(weekday)),
      closedText,
    ),
  })
  const weekdays = WEEKDAYS.map(row)
  const [{ text } = { text: '' }] = weekdays
  const isEven = weekdays.every((day) => day.text === text)
  return [...(isEven ? [{ days: 'Mon-Fri', text }] : weekdays), ...WEEKEND.map(row)]
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What clocks show: the date as YYYY-MM-DD, and the minute of the day. */
export interface LocalTime {
  readonly date: string
  readonly minutes: number
}

/** Whether a text is a day of the calendar as YYYY-MM-DD: not 2026-02-30. */
export function isCalendarDate(text: string): boolean {
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && dateOf(instant) === text
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, clock)
  return clock
}

/** What the clocks of a zone show at an instant (milliseconds since 1970), as if they stood at UTC. Cut to the minute. */
function shownAt(instant: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

const dateOf = (shown: number) => new Date(shown).toISOString().slice(0, 10)

export function localTime(instant: number, zone: string): LocalTime {
  const shown = shownAt(instant, zone)
  return { date: dateOf(shown), minutes: (shown - Date.parse(dateOf(shown))) / MINUTE }
}

/** Minutes that the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  return (shownAt(instant, zone) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE
}

/**
 * The instants at which clocks show a local time, in order: none if daylight saving skips it, two if it repeats.
 * `minutes` may be 1440, the end of the day.
 */
export function instantsOf({ date, minutes }: LocalTime, zone: string): readonly number[] {
  const shown = Date.parse(date) + minutes * MINUTE
  const offsets = new Set([offsetAt(shown - DAY, zone), offsetAt(shown + DAY, zone)])
  return [...offsets]
    .map((offset) => shown - offset * MINUTE)
    .filter((instant) => shownAt(instant, zone) === shown)
    .sort((a, b) => a - b)
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY)
}

/** From 0, Sunday. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay()

const two = (value: number) => String(value).padStart(2, '0')

const clockTime = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** An instant as the clocks of the zone show it, with their offset: 2026-11-05T14:30:00+11:00. */
export function offsetTime(instant: number, zone: string): string {
  const { date, minutes } = localTime(instant, zone)
  const offset = offsetAt(instant, zone)
  return `${date}T${clockTime(minutes)}:00${offset < 0 ? '-' : '+'}${clockTime(Math.abs(offset))}`
}

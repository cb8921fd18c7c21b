import { addDays, instantsOf, localTime } from '../locations/hours/local-time'

const MINUTE = 60_000

/**
 * The same time of day some days later, or earlier for a negative number. A time that daylight saving skips becomes the
 * first one after it.
 */
export function shiftDays(instant: string, days: number, zone: string): string {
  const { date, minutes } = localTime(Date.parse(instant), zone)
  return instantAt(addDays(date, days), minutes, zone)
}

function instantAt(date: string, minutes: number, zone: string): string {
  for (let later = 0; later <= 120; later += 30) {
    const [instant] = instantsOf({ date, minutes: minutes + later }, zone)
    if (instant !== undefined) return new Date(instant).toISOString()
  }
  return new Date(Date.parse(date) + minutes * MINUTE).toISOString()
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as a field for day and time shows it: `2026-12-04T17:00`. Empty for none. */
export function fieldTime(instant: string | null, zone: string): string {
  if (!instant) return ''
  const { date, minutes } = localTime(Date.parse(instant), zone)
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of such a field; null for an empty one. */
export function instantOfField(text: string, zone: string): string | null {
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? []
  return date ? instantAt(date, Number(hours) * 60 + Number(minutes), zone) : null
}

import { zoneText } from '@/domain/test-drives/time-text'

const formatIn = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  )

/** A time on the clocks of a location. It names them if the reader's own clock shows another time. */
export function formatMoment(iso: string, timeZone: string): string {
  const there = formatIn(iso, timeZone)
  return there === formatIn(iso) ? there : `${there} (${zoneText(timeZone)})`
}

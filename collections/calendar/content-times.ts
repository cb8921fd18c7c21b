import type { TimedContent } from '@/domain/dashboard/week'

const moment = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('en-AU', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  } as Intl.DateTimeFormatOptions)

/** `from Fri 4 Dec 2026, 5:00 pm until …`; `always` for no bounds. */
export function timesText({ kind, liveFrom, liveUntil, zone }: TimedContent): string {
  if (kind === 'post') return liveFrom ? `on ${moment(liveFrom, zone)}` : ''
  const from = liveFrom && `from ${moment(liveFrom, zone)}`
  const until = liveUntil && `until ${moment(liveUntil, zone)}`
  return [from, until].filter(Boolean).join(' ') || 'always'
}

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** A time in the reader's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))

/** A time on the clocks of a place. */
export const formatMomentAt = (iso: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? undefined,
  }).format(new Date(iso))

const ZONE = 'Australia/Brisbane'

/**
 * Formats a story's day as `dd MMMM yyyy`, such as `05 November 2026` (CB-07). Payload stores the day as noon UTC or as
 * midnight in the editor's time zone. Australian Eastern time gives the right day for both. Returns '' for an invalid
 * date.
 */
export function storyDate(stored: string): string {
  const date = new Date(stored)
  if (Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat('en-AU', {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: ZONE,
  })
  return parts.format(date)
}

/** `yyyy-mm-dd`, for machine-readable markup. Returns '' for an invalid date. */
export function storyDay(stored: string): string {
  const date = new Date(stored)
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('sv-SE', { timeZone: ZONE })
}

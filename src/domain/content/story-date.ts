const ZONE = 'Australia/Brisbane'

/**
 * The day of a story as `dd MMMM yyyy`, such as `05 November 2026` (CB-07). The day is the one the editor picked: what is
 * stored is noon of it in UTC or midnight where the editor sat, so Australian Eastern time tells it. Empty for what is no
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

/** The same day as `yyyy-mm-dd`, for programs that read the page. Empty for what is no date. */
export function storyDay(stored: string): string {
  const date = new Date(stored)
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('sv-SE', { timeZone: ZONE })
}

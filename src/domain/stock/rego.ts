const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** The eastern states' day: the first to begin among those most dealers trade in. */
const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Australia/Sydney' })

/**
 * What a registration's expiry date (`YYYY-MM-DD`) says at `now`: `Expires on 3 March 2027` while it runs, through its
 * last day; when it has run out `Unregistered` on sites that say so, and nothing on others (VDP-31).
 */
export function regoText(
  expiry: string | null,
  settings: { readonly 'vehiclePage.unregisteredText': boolean },
  now: Date,
): string | null {
  if (!expiry || !/^\d{4}-\d{2}-\d{2}$/.test(expiry)) return null
  const date = new Date(`${expiry}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  if (expiry >= today.format(now)) return `Expires on ${longDate.format(date)}`
  return settings['vehiclePage.unregisteredText'] ? 'Unregistered' : null
}

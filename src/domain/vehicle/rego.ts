import { timeZoneOf } from './state-time'
import type { Vehicle } from './vehicle'

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/**
 * What a registration's expiry date (`YYYY-MM-DD`) says at `now`: `Expires on 3 March 2027` while it runs, through its
 * last day where the vehicle stands; when it has run out `Unregistered` on sites that say so, and nothing on others (VDP-31).
 */
export function regoText(
  { rego_expiry: expiry, state }: Pick<Vehicle, 'rego_expiry' | 'state'>,
  settings: { readonly 'vehiclePage.unregisteredText': boolean },
  now: Date,
): string | null {
  if (!expiry || !/^\d{4}-\d{2}-\d{2}$/.test(expiry)) return null
  const date = new Date(`${expiry}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  const today = now.toLocaleDateString('sv-SE', { timeZone: timeZoneOf(state) })
  if (expiry >= today) return `Expires on ${longDate.format(date)}`
  return settings['vehiclePage.unregisteredText'] ? 'Unregistered' : null
}

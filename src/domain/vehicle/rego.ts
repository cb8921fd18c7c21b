import { timeZoneOf } from './state-time'
import type { Vehicle } from './vehicle'

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/**
 * Describes a registration's expiry date (`YYYY-MM-DD`) at `now`: `Expires on 3 March 2027` through its last day at the
 * vehicle's location. After that it is `Unregistered` if the site says so, else nothing (VDP-31).
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

import type { TemplateKey } from '@/domain/flags/templates'
import type { Trade } from '@/domain/starter/starter-facts'
import type { Unfinished } from '../../website-files/import-website'

/** Opening hours of a day as typed. Both empty when it is closed. */
interface TypedHours {
  readonly open: string
  readonly close: string
}

/** What the form holds, as typed. */
export interface FormValues {
  name: string
  slug: string
  group: string
  domain: string
  from: 'starter' | 'file'
  trade: Trade
  template: TemplateKey
  brand: string
  accent: string
  email: string
  location: {
    name: string
    street: string
    city: string
    state: string
    postcode: string
    phone: string
    licence: string
    weekdays: TypedHours
    saturday: TypedHours
    sunday: TypedHours
  }
}

const hoursOf = ({ open, close }: TypedHours) => (open || close ? { open, close } : null)

/** What is asked of the server, not yet checked. */
export function askedOf({ name, slug, group, domain, from, location, ...look }: FormValues) {
  const { weekdays, saturday, sunday } = location
  const hours = { weekdays: hoursOf(weekdays), saturday: hoursOf(saturday), sunday: hoursOf(sunday) }
  const start = from === 'file' ? { from } : { from, ...look, location: { ...location, ...hours } }
  return { name, slug, group: Number(group), domain, start }
}

/** A website that was created. */
export interface CreatedWebsite {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Empty without one. */
  readonly domain: string
  /** Only for a website from a file. */
  readonly unfinished?: Unfinished
}

import type { Picture } from '../content/picture'
import type { Position } from '../places/distance'
import type { SpecialHours, WeekdayHours } from './hours/opening-hours'

export const locationTypes = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'car-buying': 'Car buying',
} as const

export type LocationType = keyof typeof locationTypes

/** A weekday's hours with staff's own wording, which replaces the times (LOC-11). */
export interface WordedHours extends WeekdayHours {
  readonly wording: string | null
}

/** A day with different hours, with its reason, such as Christmas Day (LOC-12). */
export interface NamedSpecialHours extends SpecialHours {
  readonly name: string | null
}

/** A location that a website shows (LOC-17). Everything that shows its phone, hours or licences reads them here. */
export interface SiteLocation {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Null for none: such a location counts as sales. */
  readonly type: LocationType | null
  readonly subtype: string | null
  readonly dealership: { readonly id: number; readonly slug: string; readonly name: string }
  readonly isMain: boolean
  readonly makes: readonly string[]
  readonly dealerLicence: string | null
  readonly repairerLicence: string | null
  readonly picture: Picture | null
  readonly rating: number | null
  readonly reviews: number
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postcode: string | null
  /** Its own, or its postcode's. */
  readonly position: Position | null
  readonly placeId: string | null
  readonly placeUrl: string | null
  readonly mapKey: string | null
  /** The landline. Without one, the other phone. */
  readonly phone: string | null
  /** IANA name. */
  readonly zone: string
  readonly hours: readonly WordedHours[]
  readonly specialHours: readonly NamedSpecialHours[]
}

export const typeOf = ({ type }: Pick<SiteLocation, 'type'>): LocationType => type ?? 'sales'

type Addressed = Pick<SiteLocation, 'street' | 'city' | 'state' | 'postcode'>

/** `12 Torchlight Drive, Moorooka QLD 4105`. */
export function addressText({ street, city, state, postcode }: Addressed): string {
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

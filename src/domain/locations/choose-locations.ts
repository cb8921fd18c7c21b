import { type SiteLocation, typeOf } from './location'

export const locationFilters = {
  all: 'All',
  primary: 'Main locations',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service and parts',
} as const

export type LocationFilter = keyof typeof locationFilters

/** What a block shows (LOC-06). Ids are of locations. */
export interface LocationChoice {
  readonly filter: LocationFilter
  /** Shows only this one; null for none in particular. */
  readonly only: number | null
  readonly make: string
  readonly subtype: string
  readonly listed: 'include' | 'exclude'
  /** Included ones are shown in this order. Empty for no list. */
  readonly list: readonly number[]
}

type Chosen = Pick<SiteLocation, 'id' | 'type' | 'subtype' | 'isMain' | 'makes' | 'phone'>

const matches: Readonly<Record<LocationFilter, (location: Chosen) => boolean>> = {
  all: () => true,
  primary: ({ isMain }) => isMain,
  sales: (location) => typeOf(location) === 'sales',
  service: ({ type }) => type === 'service',
  parts: ({ type }) => type === 'parts',
  'service-and-parts': ({ type }) => type === 'service' || type === 'parts',
}

const fold = (text: string | null) => (text ?? '').trim().toLowerCase()

function inList<Each extends Chosen>(
  locations: readonly Each[],
  { listed, list }: LocationChoice,
): readonly Each[] {
  if (list.length === 0) return locations
  if (listed === 'exclude') return locations.filter(({ id }) => !list.includes(id))
  return list.flatMap((id) => locations.filter((location) => location.id === id))
}

/** The locations of a block, by role, make, subtype and list (LOC-06). Each phone number once (LOC-13). */
export function chooseLocations<Each extends Chosen>(
  locations: readonly Each[],
  choice: LocationChoice,
): readonly Each[] {
  if (choice.only !== null) return locations.filter(({ id }) => id === choice.only)
  const [make, subtype] = [fold(choice.make), fold(choice.subtype)]
  const chosen = locations
    .filter(matches[choice.filter])
    .filter(({ makes }) => make === '' || makes.some((each) => fold(each) === make))
    .filter((location) => subtype === '' || fold(location.subtype) === subtype)
  return oncePerPhone(inList(chosen, choice))
}

const digitsOf = (phone: string | null) => (phone ?? '').replace(/[^\d+]/g, '').replace(/^\+61/, '0')

/** Without those whose phone has the same digits as one before (LOC-13). Locations without a phone stay. */
export function oncePerPhone<Each extends Pick<SiteLocation, 'phone'>>(
  locations: readonly Each[],
): readonly Each[] {
  const seen = new Set<string>()
  return locations.filter(({ phone }) => {
    const digits = digitsOf(phone)
    if (digits !== '' && seen.has(digits)) return false
    seen.add(digits)
    return true
  })
}

/** Whether a row of cards says that it can be swiped: with a few cards only, at most the site's number (LOC-03). One card has no next one. */
export const hasSwipeHint = (cards: number, most: number): boolean => cards > 1 && cards <= most

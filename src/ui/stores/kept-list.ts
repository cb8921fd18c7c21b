import { LONGEST_SLUG } from '@/domain/vehicle/saved/saved-vehicles'
import { createStore, type Store } from './create-store'

/** A vehicle in one of the lists that a website keeps in this browser. Earlier lists held the slug alone. */
export interface KeptVehicle {
  readonly slug: string
  readonly id?: unknown
  readonly name?: unknown
  readonly primary_image_url?: unknown
}

export type KeptList = readonly KeptVehicle[]

const NONE: KeptList = []

/** Fit for an address that names several. */
const isSlug = (slug: unknown) =>
  typeof slug === 'string' && slug.length <= LONGEST_SLUG && /^[^\s,\0]+$/.test(slug)

function asVehicle(entry: unknown): KeptVehicle | null {
  const kept = typeof entry === 'string' ? { slug: entry } : (entry as KeptVehicle | null)
  return kept && typeof kept === 'object' && isSlug(kept.slug) ? kept : null
}

/** Leaves out whatever is not a vehicle. */
function parseList(text: string): KeptList {
  const kept: unknown = JSON.parse(text)
  return Array.isArray(kept) ? kept.map(asVehicle).filter((entry) => entry !== null) : NONE
}

/** A list of vehicles that this browser keeps for the website, the newest first. */
export function createKeptList(name: string): Store<KeptList> {
  return createStore<KeptList>(name, {
    empty: NONE,
    parse: parseList,
    format: (vehicles) => (vehicles.length > 0 ? JSON.stringify(vehicles) : null),
  })
}

/** Compares ids as text (FAV-01), and slugs where a list is from before it held ids. */
function isSameVehicle(one: KeptVehicle, other: KeptVehicle): boolean {
  if (one.id === undefined || other.id === undefined) return one.slug === other.slug
  return String(one.id) === String(other.id)
}

export const isListed = (list: KeptList, vehicle: KeptVehicle): boolean =>
  list.some((each) => isSameVehicle(each, vehicle))

export const withoutVehicle = (list: KeptList, vehicle: KeptVehicle): KeptList =>
  list.filter((each) => !isSameVehicle(each, vehicle))

import { LONGEST_SLUG } from '@/domain/vehicle/saved/saved-vehicles'
import { createStore, type Store } from './create-store'

/** A vehicle in a list that the website stores in this browser. Old lists contain slugs only. */
export interface KeptVehicle {
  readonly slug: string
  readonly id?: unknown
  readonly name?: unknown
  readonly primary_image_url?: unknown
}

export type KeptList = readonly KeptVehicle[]

const NONE: KeptList = []

/** Whether a slug can be part of a URL that lists several. */
const isSlug = (slug: unknown) =>
  typeof slug === 'string' && slug.length <= LONGEST_SLUG && /^[^\s,\0]+$/.test(slug)

function asVehicle(entry: unknown): KeptVehicle | null {
  const kept = typeof entry === 'string' ? { slug: entry } : (entry as KeptVehicle | null)
  return kept && typeof kept === 'object' && isSlug(kept.slug) ? kept : null
}

function parseList(text: string): KeptList {
  const kept: unknown = JSON.parse(text)
  return Array.isArray(kept) ? kept.map(asVehicle).filter((entry) => entry !== null) : NONE
}

/** Creates a list of vehicles in this browser, per website, the newest first. */
export function createKeptList(name: string): Store<KeptList> {
  return createStore<KeptList>(name, {
    empty: NONE,
    parse: parseList,
    format: (vehicles) => (vehicles.length > 0 ? JSON.stringify(vehicles) : null),
  })
}

/** Compares ids as text (FAV-01), or slugs if an old entry has no id. */
function isSameVehicle(one: KeptVehicle, other: KeptVehicle): boolean {
  if (one.id === undefined || other.id === undefined) return one.slug === other.slug
  return String(one.id) === String(other.id)
}

export const isListed = (list: KeptList, vehicle: KeptVehicle): boolean =>
  list.some((each) => isSameVehicle(each, vehicle))

export const withoutVehicle = (list: KeptList, vehicle: KeptVehicle): KeptList =>
  list.filter((each) => !isSameVehicle(each, vehicle))

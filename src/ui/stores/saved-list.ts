import { MAX_SLUG_LENGTH } from '@/domain/vehicle/saved/saved-vehicles'
import { createStore, type Store } from './create-store'

/** A vehicle in a list that the website stores in this browser. Old lists contain slugs only. */
export interface SavedVehicle {
  readonly slug: string
  readonly id?: unknown
  readonly name?: unknown
  readonly primary_image_url?: unknown
}

export type SavedList = readonly SavedVehicle[]

const NONE: SavedList = []

/** Whether a slug can be part of a URL that lists several. */
const isSlug = (slug: unknown) =>
  typeof slug === 'string' && slug.length <= MAX_SLUG_LENGTH && /^[^\s,\0]+$/.test(slug)

function asVehicle(entry: unknown): SavedVehicle | null {
  const vehicle = typeof entry === 'string' ? { slug: entry } : (entry as SavedVehicle | null)
  return vehicle && typeof vehicle === 'object' && isSlug(vehicle.slug) ? vehicle : null
}

function parseList(text: string): SavedList {
  const entries: unknown = JSON.parse(text)
  return Array.isArray(entries) ? entries.map(asVehicle).filter((entry) => entry !== null) : NONE
}

/** Creates a list of vehicles in this browser, per website, the newest first. */
export function createSavedList(name: string): Store<SavedList> {
  return createStore<SavedList>(name, {
    empty: NONE,
    parse: parseList,
    format: (vehicles) => (vehicles.length > 0 ? JSON.stringify(vehicles) : null),
  })
}

/** Compares ids as text (FAV-01), or slugs if an old entry has no id. */
function isSameVehicle(one: SavedVehicle, other: SavedVehicle): boolean {
  if (one.id === undefined || other.id === undefined) return one.slug === other.slug
  return String(one.id) === String(other.id)
}

export const isListed = (list: SavedList, vehicle: SavedVehicle): boolean =>
  list.some((each) => isSameVehicle(each, vehicle))

export const withoutVehicle = (list: SavedList, vehicle: SavedVehicle): SavedList =>
  list.filter((each) => !isSameVehicle(each, vehicle))

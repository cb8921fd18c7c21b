import { isBlank } from './fields/blank'
import { type FeedVehicle, groupOf } from './fields/feed-vehicle'
import { parseText } from './fields/parse-text'
import { readField } from './fields/read-field'
import { parseState } from './states'
import { vocabularyKey } from './vocabulary'

export interface StockLocation {
  id: number
  slug: string
  name: string
  city: string | null
  state: string | null
  primary: boolean
}

/** Finds a dealership's location by id, slug or name. Feeds use the slug as a code. */
export interface LocationIndex {
  find(word: string): StockLocation | undefined
  /** The location of a vehicle without a place in the feed: the primary location, or the only one. */
  fallback: StockLocation | undefined
}

/** Indexes a dealership's locations for lookup (ENT-07). */
export function indexLocations(locations: readonly StockLocation[]): LocationIndex {
  const known = new Map<string, StockLocation>()
  // The most reliable key goes last and wins: an id over a slug, a slug over a name.
  for (const location of locations) known.set(vocabularyKey(location.name), location)
  for (const location of locations) known.set(vocabularyKey(location.slug), location)
  for (const location of locations) known.set(String(location.id), location)
  return {
    find: (word) => known.get(vocabularyKey(word)),
    fallback: locations.find(({ primary }) => primary) ?? (locations.length === 1 ? locations[0] : undefined),
  }
}

export interface Place {
  location_id: number | null
  location_name: string | null
  city: string | null
  state: string | null
  /**
   * The feed's own words for the place, to detect changes in the feed: the other fields also change when a location is
   * renamed.
   */
  feedPlace: string
}

/**
 * Returns a vehicle's place (ENT-07). Name, city and state come from the location unless the feed gives them. An
 * unknown location keeps the feed's name and has no id.
 */
export function resolvePlace(vehicle: FeedVehicle, locations: LocationIndex): Place {
  const given = groupOf(vehicle, 'location')
  const words = [
    vehicle.location_id,
    given.id,
    given.slug,
    vehicle.location,
    vehicle.location_name,
    given.name,
  ]
  const named = words.filter((word) => !isBlank(word) && typeof word !== 'object').map((word) => String(word))
  const found = named.map((word) => locations.find(word)).find((location) => location !== undefined)
  const city = readField(vehicle, 'city', (value) => parseText(value))
  const state = readField(vehicle, 'state', parseState)
  const ownName = readField(vehicle, 'location_name', (value) => parseText(value))
  const saysNothing = named.length === 0 && city === null && state === null
  const location = found ?? (saysNothing ? locations.fallback : undefined)
  return {
    location_id: location?.id ?? null,
    location_name: ownName ?? location?.name ?? parseText(named.at(-1)),
    city: city ?? location?.city ?? null,
    state: state ?? location?.state ?? null,
    feedPlace: saysNothing ? '' : JSON.stringify([named, city, state]),
  }
}

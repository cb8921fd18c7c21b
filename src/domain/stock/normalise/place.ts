import { isBlank } from './fields/blank'
import { groupOf, type LooseVehicle } from './fields/loose-vehicle'
import { parseText } from './fields/parse-text'
import { readField } from './fields/read-field'
import { parseState } from './states'
import { vocabularyKey } from './vocabulary'

/** A location of the dealership whose stock is read. */
export interface StockLocation {
  id: number
  slug: string
  name: string
  city: string | null
  state: string | null
  primary: boolean
}

/** Finds a dealership's location by id, slug, name or the code that feeds use for it (its slug). */
export interface LocationIndex {
  find(word: string): StockLocation | undefined
  /** Where a vehicle stands when the feed does not say: the primary location, or the only one. */
  fallback: StockLocation | undefined
}

/** ENT-07. */
export function indexLocations(locations: readonly StockLocation[]): LocationIndex {
  const known = new Map<string, StockLocation>()
  // The surest word last: an id wins over a slug, a slug over a name.
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
   * What the feed itself said of it, whatever our records make of that: the rest of a place may change because a location
   * was renamed, without anything new from the feed.
   */
  said: string
}

/**
 * Where a vehicle stands (ENT-07). Name, city and state come from the location unless the feed says otherwise; a location that
 * the dealership does not have keeps the feed's name and no id.
 */
export function resolvePlace(vehicle: LooseVehicle, locations: LocationIndex): Place {
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
    said: saysNothing ? '' : JSON.stringify([named, city, state]),
  }
}

import { chooseLocations, hasSwipeHint, type LocationChoice } from '@/domain/locations/choose-locations'
import { type LocationView, locationView } from '@/domain/locations/location-view'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LocationsBlock } from '@/payload-types'
import { cacheUntilLocationsChange } from '@/server/locations/cache-until-change'
import { getLocations } from '@/server/locations/get-locations'

export interface LoadedLocations {
  readonly locations: readonly LocationView[]
  /** LOC-03. */
  readonly hasSwipeHint: boolean
}

/** No location has it: a block of one location whose location is gone shows nothing. */
const NONE = 0

const idOf = (reference: number | { id: number } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference

function choiceOf({ filter, location, make, subtype, listed, list }: LocationsBlock): LocationChoice {
  const isOne = filter === 'one'
  return {
    filter: isOne ? 'all' : filter,
    only: isOne ? (idOf(location) ?? NONE) : null,
    make: make ?? '',
    subtype: subtype ?? '',
    listed: listed ?? 'include',
    list: (list ?? []).map(idOf).filter((id) => typeof id === 'number'),
  }
}

/** The block's locations as they are at `now`, for the page at `path`. */
export async function loadLocations(
  block: LocationsBlock,
  ctx: TenantContext,
  shown: { now: Date; path: string },
): Promise<LoadedLocations> {
  const locations = chooseLocations(await getLocations(ctx), choiceOf(block))
  await cacheUntilLocationsChange(ctx, locations, shown.now)
  return {
    locations: locations.map((location) => locationView(location, ctx, shown)),
    hasSwipeHint: hasSwipeHint(locations.length, ctx.settings['locations.swipeHintMaxCards']),
  }
}

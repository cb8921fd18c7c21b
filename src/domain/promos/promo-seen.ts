import { isLive } from '../content/live-window'
import type { CarType } from '../vehicle/vehicle'
import { type PromoSettings, placePromos } from './place-promos'
import type { PromoPlacing } from './promo'

/** Pages of results that are tried. Hardly anybody opens a later one. */
const PAGES = 5

export interface PromoSite {
  /** The website's tiles that are live. */
  readonly live: readonly PromoPlacing[]
  readonly settings: PromoSettings
  /** Vehicles of one page of results. */
  readonly perPage: number
  /** Listed vehicles by type. */
  readonly stock: Readonly<Record<CarType, number>>
}

/** Why shoppers do not see the tile at `now`, or where they do, in staff's words. */
export function promoSeen(
  promo: PromoPlacing,
  { live, settings, perPage, stock }: PromoSite,
  now: Date,
): string {
  const { startDate, expiryDate, carTypes, positions, kind } = promo
  if (!isLive({ liveFrom: startDate, liveUntil: expiryDate }, now)) {
    const isOver = !isLive({ liveUntil: expiryDate }, now)
    return isOver ? 'Not seen: it has ended. Set a later end.' : 'Not seen yet: it has not started.'
  }
  const types = carTypes.length > 0 ? carTypes : (Object.keys(stock) as CarType[])
  const vehicles = types.reduce((sum, type) => sum + stock[type], 0)
  if (vehicles === 0) return `Not seen: the website has no ${types.join(', ')} stock.`
  const drawn =
    settings['promos.randomSetShown'] && settings['promos.randomSet'].some((each) => each === kind)
  if (drawn && positions.length === 0) return 'Yes, drawn at random at position 8.'
  // As it is about to be saved, among the others in order of creation.
  const among = [...live.filter(({ id }) => id !== promo.id), promo].toSorted((a, b) => a.id - b.id)
  const page = firstPage(promo, { live: among, settings, perPage, vehicles }, now)
  if (page === 1) return 'Yes'
  if (page !== null) return `From page ${page} on only: other tiles take the places before.`
  const isBeyond = positions.length > 0 && positions.every((place) => place > vehicles + live.length)
  if (isBeyond) return `Not seen: the results have ${vehicles} vehicles, and its position is behind them.`
  return settings['promos.positions'].length === 0
    ? 'Not seen: the switch “Promo tile positions” has no position for it. Give it one of its own.'
    : 'Not seen: other tiles take all places. Give it a position of its own, or end another tile.'
}

interface Results extends Pick<PromoSite, 'live' | 'settings' | 'perPage'> {
  readonly vehicles: number
}

/** The first page of results with the tile, from 1. Shuffled tiles are placed as one draw would. */
function firstPage(
  promo: PromoPlacing,
  { live, settings, perPage, vehicles }: Results,
  now: Date,
): number | null {
  const pages = Math.min(PAGES, Math.ceil(vehicles / perPage))
  for (let page = 1; page <= pages; page += 1) {
    const count = Math.min(perPage, vehicles - (page - 1) * perPage)
    const options = { now, seed: 1, carTypes: [], page, perPage }
    const placed = placePromos(count, live, settings, options)
    if (placed.some(({ promo: { id } }) => id === promo.id)) return page
  }
  return null
}

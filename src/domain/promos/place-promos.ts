import { isLive } from '@/domain/content/live-window'
import type { Settings } from '@/domain/flags/catalogue'
import type { PromoPlacing } from './promo'
import { drawn, seededRandom, shuffled } from './seeded-random'

export type PromoSettings = Pick<
  Settings,
  'promos.positions' | 'promos.randomOffset' | 'promos.randomSetShown' | 'promos.randomSet'
>

/** Where the random tile stands (PROMO-04). */
const RANDOM_PLACE = 8

export interface PlacedPromo<P> {
  readonly promo: P
  /** The place in the list of vehicles of the one that it stands before, from 0. */
  readonly before: number
}

export interface PlacingOptions {
  readonly now: Date
  /** Decides every draw of this page load (decision 53). */
  readonly seed: number
  /** The kinds of stock the results are narrowed to; empty for all. */
  readonly carTypes: readonly string[]
  /** Of the results, from 1. */
  readonly page: number
}

/** A tile with its place in the grid, tiles counted, from 1. */
interface Seat<P> {
  readonly promo: P
  readonly place: number
}

/**
 * The tiles of a page of `count` vehicles, in the order they stand (PROMO-01…05, PROMO-12). Tiles with places of their own
 * come first, then one of the random set at place 8 where the site shows it, then the others at the site's places that are
 * left. No tile stands twice or before its place; what would come after the last vehicle is left out. Every page goes on
 * with the tiles that the pages before had no place for, so that nobody meets the same one on each page.
 */
export function placePromos<P extends PromoPlacing>(
  count: number,
  promos: readonly P[],
  settings: PromoSettings,
  { now, seed, carTypes, page }: PlacingOptions,
): readonly PlacedPromo<P>[] {
  const random = seededRandom(seed)
  const shown = promos.filter((promo) => isShown(promo, carTypes, now))
  const chosen = settings['promos.randomSetShown'] ? settings['promos.randomSet'] : []
  const isLot = ({ kind, positions }: P) => positions.length === 0 && chosen.some((each) => each === kind)
  const first = firstSeats(shown, shown.filter(isLot), random)
  const waiting = inTurn(
    shown.filter((promo) => promo.positions.length === 0 && !isLot(promo)),
    random,
  )
  const places = [...new Set(settings['promos.positions'])]
  const free = places.filter((place) => !first.some((seat) => seat.place === place))
  const seats =
    page === 1
      ? [...first, ...seated(waiting, free)]
      : seated(waiting.slice(free.length + (page - 2) * places.length), places)
  const inOrder = seats.sort((one, other) => one.place - other.place)
  return amongVehicles(count, moved(inOrder, settings['promos.randomOffset'], random))
}

/** Tiles with places of their own, and one of the lots where place 8 is free. */
function firstSeats<P extends PromoPlacing>(shown: readonly P[], lots: readonly P[], random: () => number) {
  const seats: Seat<P>[] = []
  const isFree = (place: number) => !seats.some((seat) => seat.place === place)
  for (const promo of shown) {
    const place = promo.positions.find(isFree)
    if (place !== undefined) seats.push({ promo, place })
  }
  const lot = drawn(lots, random)
  if (lot && isFree(RANDOM_PLACE)) seats.push({ promo: lot, place: RANDOM_PLACE })
  return seats
}

/** The first tiles at the first places, for as long as there are both. */
function seated<P>(promos: readonly P[], places: readonly number[]): Seat<P>[] {
  return places
    .slice(0, promos.length)
    .flatMap((place, index) => promos.slice(index, index + 1).map((promo) => ({ promo, place })))
}

function isShown(
  { startDate, expiryDate, carTypes: own }: PromoPlacing,
  asked: readonly string[],
  now: Date,
) {
  const fits = own.length === 0 || asked.length === 0 || own.some((type) => asked.includes(type))
  return fits && isLive({ liveFrom: startDate, liveUntil: expiryDate }, now)
}

/** Those that keep their turn, then the shuffled ones. */
function inTurn<P extends PromoPlacing>(promos: readonly P[], random: () => number): P[] {
  const fixed = promos.filter(({ shuffle }) => !shuffle)
  return [
    ...fixed,
    ...shuffled(
      promos.filter(({ shuffle }) => shuffle),
      random,
    ),
  ]
}

/** Each moved on by up to `most` places, and never onto or past the next (PROMO-02). */
function moved<P>(seats: readonly Seat<P>[], most: number, random: () => number): Seat<P>[] {
  let last = 0
  return seats.map(({ promo, place }) => {
    last = Math.max(place + Math.floor(random() * (most + 1)), last + 1)
    return { promo, place: last }
  })
}

/** Places of a grid that counts its tiles, as places among the vehicles alone. */
function amongVehicles<P>(count: number, seats: readonly Seat<P>[]): PlacedPromo<P>[] {
  return seats
    .map(({ promo, place }, index) => ({ promo, before: place - 1 - index }))
    .filter(({ before }) => before < count)
}

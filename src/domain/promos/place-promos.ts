import { isLive } from '@/domain/content/live-window'
import type { Settings } from '@/domain/flags/catalogue'
import type { PromoPlacing } from './promo'
import { drawn, seededRandom, shuffled } from './seeded-random'

export type PromoSettings = Pick<
  Settings,
  'promos.positions' | 'promos.randomOffset' | 'promos.randomSetShown' | 'promos.randomSet'
>

/** PROMO-04. */
const RANDOM_PLACE = 8

export interface PlacedPromo<P> {
  readonly promo: P
  /** Index in the list of vehicles of the one after the tile. */
  readonly before: number
}

export interface PlacingOptions {
  readonly now: Date
  /** Determines every random choice of this page load (decision 53). */
  readonly seed: number
  /** The results' filter; empty for all. */
  readonly carTypes: readonly string[]
  /** From 1. */
  readonly page: number
  /** Vehicles on each earlier page, which is full. */
  readonly perPage: number
}

/** A tile with its position in the grid, from 1; tiles count too. */
interface Seat<P> {
  readonly promo: P
  readonly place: number
}

/**
 * Places the tiles of a page with `count` vehicles, in display order (PROMO-01…05, PROMO-12). Tiles with their own
 * positions come first, then one of the random set at position 8 if the site shows it, then all other tiles at the
 * site's remaining positions. A tile is never shown twice, before its position, or after the last vehicle. Each page
 * continues with the tiles that earlier pages had no position for, so that no tile repeats: first the other tiles, then
 * those whose own positions are taken or lie beyond the first page.
 */
export function placePromos<P extends PromoPlacing>(
  count: number,
  promos: readonly P[],
  settings: PromoSettings,
  { now, seed, carTypes, page, perPage }: PlacingOptions,
): readonly PlacedPromo<P>[] {
  const random = seededRandom(seed)
  const shown = promos.filter((promo) => isShown(promo, carTypes, now))
  const chosen = settings['promos.randomSetShown'] ? settings['promos.randomSet'] : []
  const isInRandomSet = ({ kind, positions }: P) =>
    positions.length === 0 && chosen.some((each) => each === kind)
  const randomTile = drawn(shown.filter(isInRandomSet), random)
  const owners = shown.filter(({ positions }) => positions.length > 0)
  const others = inTurn(
    shown.filter((promo) => promo.positions.length === 0 && !isInRandomSet(promo)),
    random,
  )
  const places = [...new Set(settings['promos.positions'])]
  const held = (turn: number) => (turn === page ? count : perPage)
  let seats = withOthers(held(1), ownSeats(held(1), owners, randomTile), others, places)
  let line = [...others, ...owners]
  for (let turn = 2; turn <= page; turn += 1) {
    line = line.filter((promo) => !seats.some((seat) => seat.promo === promo))
    seats = withOthers(held(turn), [], line, places)
    if (seats.length === 0) break
  }
  return amongVehicles(count, moved(seats, settings['promos.randomOffset'], random))
}

/** Whether the seed matters. */
export function isRandom(promos: readonly PromoPlacing[], settings: PromoSettings): boolean {
  if (promos.length === 0) return false
  return (
    settings['promos.randomSetShown'] ||
    settings['promos.randomOffset'] > 0 ||
    promos.some(({ shuffle }) => shuffle)
  )
}

/** Tiles with their own positions, and the random tile if position 8 is free. */
function ownSeats<P extends PromoPlacing>(
  count: number,
  owners: readonly P[],
  randomTile: P | undefined,
): Seat<P>[] {
  const seats: Seat<P>[] = []
  const isFree = (place: number) => !seats.some((seat) => seat.place === place)
  for (const promo of owners) {
    const free = promo.positions.filter(isFree)
    const place = free.find((each) => each <= count) ?? free[0]
    if (place !== undefined) seats.push({ promo, place })
  }
  if (randomTile && isFree(RANDOM_PLACE)) seats.push({ promo: randomTile, place: RANDOM_PLACE })
  return seats
}

/** `own`, then the first of `others` at the remaining positions, as far as the page reaches, in display order. */
function withOthers<P>(
  count: number,
  own: readonly Seat<P>[],
  others: readonly P[],
  places: readonly number[],
): Seat<P>[] {
  const seats = [...own]
  const line = others.values()
  for (const place of places) {
    const isFree = !seats.some((seat) => seat.place === place)
    if (!isFree || !isBeforeVehicle(place, seats, count)) continue
    const next = line.next()
    if (next.done) break
    seats.push({ promo: next.value, place })
  }
  return seats
    .filter(({ place }) => isBeforeVehicle(place, seats, count))
    .sort((one, other) => one.place - other.place)
}

function isBeforeVehicle(place: number, seats: readonly Seat<unknown>[], count: number): boolean {
  return place - seats.filter((seat) => seat.place < place).length <= count
}

function isShown(
  { startDate, expiryDate, carTypes: own }: PromoPlacing,
  requested: readonly string[],
  now: Date,
) {
  const fits = own.length === 0 || requested.length === 0 || own.some((type) => requested.includes(type))
  return fits && isLive({ liveFrom: startDate, liveUntil: expiryDate }, now)
}

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

/** Moves each tile by up to `most` positions, never onto or past the next tile (PROMO-02). */
function moved<P>(seats: readonly Seat<P>[], most: number, random: () => number): Seat<P>[] {
  let last = 0
  return seats.map(({ promo, place }) => {
    last = Math.max(place + Math.floor(random() * (most + 1)), last + 1)
    return { promo, place: last }
  })
}

/** Converts positions in a grid that counts tiles to indexes in the list of vehicles. */
function amongVehicles<P>(count: number, seats: readonly Seat<P>[]): PlacedPromo<P>[] {
  return seats.map(({ promo, place }, index) => ({ promo, before: Math.min(place - 1 - index, count - 1) }))
}

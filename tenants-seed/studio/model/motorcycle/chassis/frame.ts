import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import type { Corner } from '../shape/panel'
import { bothSides, joined } from '../shape/surface'
import { type BeamPlace, beam, type Place, pipe, rod } from '../shape/sweep'

export type FrameKind = 'trellis' | 'spar' | 'cradle' | 'tube'

/** Places the frame runs between, in side view. */
export interface FramePlaces {
  headTop: Corner
  headLow: Corner
  pivot: Corner
  /** Lowest place of the engine, and its front. */
  sump: number
  front: number
  /** End of the seat's rails. */
  tail: Corner
}

const lerp = (a: Corner, b: Corner, t: number): [number, number] => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

function trellis({ headTop, headLow, pivot }: FramePlaces): ReturnType<typeof joined> {
  const upperEnd: Corner = [pivot[0] + 0.03, pivot[1] + 0.3]
  const lowerEnd: Corner = [pivot[0] + 0.02, pivot[1] + 0.04]
  const wide = (t: number) => 0.05 + 0.1 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.5)
  const upper = (t: number): Place => [...lerp(headTop, upperEnd, t), wide(t)]
  const lower = (t: number): Place => [...lerp(headLow, lowerEnd, t), wide(t) + 0.012]
  const knots = [0.16, 0.4, 0.64, 0.9]
  const braces = knots.flatMap((t, i) => [
    rod(upper(t), lower(t + (i % 2 ? 0.1 : -0.1)), 0.011),
    rod(upper(t), lower(Math.min(0.98, t + (i % 2 ? -0.12 : 0.14))), 0.011),
  ])
  return joined([
    pipe([upper(0), upper(0.3), upper(0.65), upper(1)], 0.0155),
    pipe([lower(0), lower(0.3), lower(0.65), lower(1)], 0.0155),
    ...braces,
  ])
}

function spar({ headTop, headLow, pivot }: FramePlaces): ReturnType<typeof joined> {
  const start = lerp(headTop, headLow, 0.45)
  const bend: Corner = [pivot[0] + 0.06, pivot[1] + 0.26]
  const at = ([x, y]: Corner, z: number, h: number, d: number): BeamPlace => [x, y, z, h, d]
  const main = beam(
    [
      at(start, 0.045, 0.14, 0.045),
      at(lerp(start, bend, 0.3), 0.12, 0.15, 0.045),
      at(lerp(start, bend, 0.7), 0.155, 0.13, 0.045),
      at(bend, 0.145, 0.12, 0.045),
      at([pivot[0] + 0.005, pivot[1] + 0.1], 0.125, 0.115, 0.045),
      at([pivot[0] - 0.01, pivot[1] - 0.05], 0.12, 0.085, 0.04),
    ],
    5,
    60,
  )
  return main
}

function cradle({ headTop, headLow, pivot, sump, front, tail }: FramePlaces): ReturnType<typeof joined> {
  const shelf = Math.min(pivot[1] + 0.32, tail[1])
  const down: Place[] = [
    [...headLow, 0.02],
    [front + 0.055, sump + 0.22, 0.075],
    [front + 0.015, sump + 0.02, 0.1],
    [front - 0.1, sump - 0.018, 0.11],
    [pivot[0] + 0.08, sump - 0.012, 0.12],
    [pivot[0], pivot[1] - 0.06, 0.12],
    [pivot[0] - 0.02, pivot[1] + 0.1, 0.12],
    [pivot[0] + 0.01, shelf, 0.1],
  ]
  return joined([
    pipe(down, 0.0165),
    pipe(
      [
        [...lerp(headTop, headLow, 0.6), 0.02],
        [headTop[0] - 0.2, headTop[1] - 0.15, 0.04],
        [pivot[0] + 0.01, shelf, 0.1],
      ],
      0.018,
    ),
  ])
}

function tube({ headLow, headTop, pivot }: FramePlaces): ReturnType<typeof joined> {
  const bend: Corner = [pivot[0] + 0.05, pivot[1] + 0.25]
  const main: Place[] = [
    [...lerp(headTop, headLow, 0.4), 0.03],
    [...lerp(headTop, bend, 0.35), 0.12],
    [...lerp(headTop, bend, 0.75), 0.145],
    [...bend, 0.135],
    [pivot[0], pivot[1] + 0.06, 0.125],
    [pivot[0] - 0.01, pivot[1] - 0.06, 0.12],
  ]
  const lower: Place[] = [
    [...headLow, 0.03],
    [headLow[0] - 0.07, headLow[1] - 0.1, 0.1],
    [headLow[0] - 0.16, headLow[1] - 0.18, 0.14],
  ]
  return joined([
    pipe(main, 0.02),
    pipe(lower, 0.017),
    pipe(
      [
        [...lerp(headTop, bend, 0.6), 0.142],
        [headLow[0] - 0.15, headLow[1] - 0.16, 0.14],
      ],
      0.014,
    ),
  ])
}

const kinds = { trellis, spar, cradle, tube }

/** The main frame on both sides, and the rails that carry the seat. */
export function addFrame(
  assembly: Assembly,
  kind: FrameKind,
  places: FramePlaces,
  finish: Finish,
  rails: Finish = 'black',
): void {
  assembly.add(finish, bothSides(kinds[kind](places)))
  const { pivot, tail } = places
  const rail: Place[] = [
    [pivot[0] + 0.06, pivot[1] + 0.3, 0.11],
    [(pivot[0] + tail[0]) / 2, (pivot[1] + 0.3 + tail[1]) / 2, 0.105],
    [...tail, 0.06],
  ]
  const strut: Place[] = [
    [pivot[0] + 0.0, pivot[1] + 0.1, 0.115],
    [tail[0] + 0.16, tail[1] - 0.03, 0.09],
  ]
  assembly.add(rails, bothSides(joined([pipe(rail, 0.0135), pipe(strut, 0.012)])))
}

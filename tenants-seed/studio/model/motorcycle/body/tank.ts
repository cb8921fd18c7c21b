import type { BufferGeometry } from 'three'
import type { Assembly } from '../assembly'
import { ease } from '../shape/interpolate'
import { type Bend, loft, type Station } from '../shape/loft'
import { drum } from '../shape/turned'

export interface TankShape {
  rear: number
  front: number
  top: number
  half: number
  deep: number
  /** 0 is round, 1 has a sharp shoulder. */
  edge: number
  /** How far the knees are let in, 0 to 1. */
  knees: number
  /** Where the highest place is, 0 rear to 1 front. */
  peak: number
}

/** A fuel tank between saddle and steering head. */
export function tank(shape: TankShape): BufferGeometry {
  const { rear, front, top, half, deep, edge, knees, peak } = shape
  const length = front - rear
  const crown = 2.5 - edge * 0.75
  const at = (t: number, drop: number, wide: number, low = deep): Station => ({
    x: rear + length * t,
    top: top - drop,
    bottom: top - low,
    half: half * wide,
    waist: 0.42 - edge * 0.06,
    crown,
    sole: 2.6 - edge * 0.3,
  })
  const bend: Bend = (point) => {
    const t = (point.x - rear) / length
    const into =
      ease(0.62, 0.3, t) * ease(-0.02, 0.12, t) * ease(top - deep * 0.35, top - deep * 0.62, point.y)
    point.z *= 1 - knees * 0.3 * into
  }
  return loft(
    [
      at(0, deep * 0.74, 0.36, deep * 0.96),
      at(0.05, deep * 0.6, 0.5),
      at(0.18, deep * 0.4, 0.66),
      at(peak * 0.66, deep * 0.1, 0.9),
      at(peak, 0, 1),
      at(peak + (1 - peak) * 0.45, deep * 0.06, 0.99),
      at(0.94, deep * 0.22, 0.84, deep * 0.94),
      at(1, deep * 0.42, 0.6, deep * 0.86),
    ],
    bend,
    48,
    48,
  )
}

/** The filler cap on top of the tank. */
export function addFiller(
  assembly: Assembly,
  x: number,
  y: number,
  finish: 'steel' | 'chrome' | 'dark' = 'dark',
): void {
  assembly.add(finish, drum([x, y - 0.012, 0], [0.05, 1, 0], 0.04, 0.02, 0.006))
  assembly.add('steel', drum([x, y + 0.006, 0], [0.05, 1, 0], 0.026, 0.005, 0.002))
}

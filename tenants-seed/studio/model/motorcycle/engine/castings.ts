import type { BufferGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { type Corner, plate, rounded } from '../shape/panel'
import { joined } from '../shape/surface'
import { type Place, rod } from '../shape/sweep'
import { drum } from '../shape/turned'

/** A block with rounded edges, its middle at `at`, turned about z by `tilt` radians. */
export function block(
  at: Place,
  size: readonly [x: number, y: number, z: number],
  tilt = 0,
  soft = 0.01,
): BufferGeometry {
  const radius = Math.min(soft, ...size.map((side) => side / 2.2))
  const box = new RoundedBoxGeometry(...size, 2, radius)
  return box.rotateZ(tilt).translate(...(at as [number, number, number]))
}

/** Cooling fins stacked along a cylinder: its foot, its tilt about z, and the fins' size front-to-back and across. */
export function fins(
  [x, y, z]: Place,
  tilt: number,
  stack: { count: number; height: number; long: number; wide: number; round?: number },
): BufferGeometry {
  const { count, height, long, wide, round = 0.02 } = stack
  const outline = rounded(
    [
      [-long / 2, -wide / 2],
      [long / 2, -wide / 2],
      [long / 2, wide / 2],
      [-long / 2, wide / 2],
    ],
    round,
  )
  const pitch = height / count
  const sheets = Array.from({ length: count }, (_, i) =>
    plate(outline, i * pitch, i * pitch + pitch * 0.36, 0.0012).rotateX(-Math.PI / 2),
  )
  const core = drum([0, 0, 0], [0, 1, 0], Math.min(long, wide) * 0.4, height)
  return joined([...sheets, core])
    .rotateZ(tilt)
    .translate(x, y, z)
}

/** Bolts in a ring on a cover that faces sideways; `side` 1 is the right. */
export function boltRing(
  [x, y, z]: Place,
  radius: number,
  count: number,
  side: 1 | -1,
  size = 0.006,
): BufferGeometry {
  const bolts = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + 0.2
    return drum(
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z],
      [0, 0, side],
      size,
      0.007,
      0.0015,
    )
  })
  return joined(bolts)
}

/** A round cover facing sideways, stepped like a clutch or alternator cover. */
export function roundCover([x, y, z]: Place, radius: number, depth: number, side: 1 | -1): BufferGeometry {
  return joined([
    drum([x, y, z], [0, 0, side], radius, depth * 0.55, 0.012),
    drum([x, y, z + side * depth * 0.4], [0, 0, side], radius * 0.8, depth * 0.6, 0.014),
    boltRing([x, y, z + side * depth * 0.5], radius * 0.9, 9, side),
  ])
}

/** Crankcase: an outline in side view, as wide as `half` each side, with a parting line. */
export function crankcase(outline: readonly Corner[], half: number): BufferGeometry {
  const shape = rounded(outline, 0.035)
  return plate(shape, -half, half, 0.014)
}

/** A place `up` a cylinder that leans by `tilt` from its foot. */
export const along = ([x, y, z]: Place, tilt: number, up: number, across = 0): Place => [
  x - Math.sin(tilt) * up + Math.cos(tilt) * across,
  y + Math.cos(tilt) * up + Math.sin(tilt) * across,
  z,
]

/** A pushrod tube or oil line straight up a cylinder. */
export const tubeUp = (foot: Place, tilt: number, length: number, radius: number): BufferGeometry =>
  rod(foot, along(foot, tilt, length), radius)

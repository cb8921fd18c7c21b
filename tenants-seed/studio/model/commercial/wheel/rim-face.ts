import { Vector3 } from 'three'
import { outline } from '../sheet/outline'
import { type Loop, type Skin, type Spot, skinOf } from '../sheet/skin'

export type RimKind = 'five' | 'six' | 'twin' | 'blade' | 'star' | 'steel' | 'holes'

/** A dished disc facing +z, measured by x and y from the hub. */
export function dish(radius: number, hubDepth: number, rimDepth: number): Skin {
  return skinOf((u, v) => {
    const r = Math.min(1, Math.hypot(u, v) / radius)
    return new Vector3(u, v, -hubDepth * (1 - r) ** 1.5 - rimDepth * r ** 3)
  }, 1)
}

export const circle = (radius: number, u = 0, v = 0, count = 48): Loop =>
  Array.from({ length: count }, (_, i): Spot => {
    const angle = (i / count) * Math.PI * 2
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
  })

/** An opening between spokes: polar corners joined by arcs, with rounded ends. */
function opening(inner: number, outer: number, middle: number, halfInner: number, halfOuter: number): Loop {
  const spot = (r: number, a: number): Spot => [r * Math.cos(a), r * Math.sin(a)]
  const rounding = (outer - inner) * 0.16
  const outside = Array.from({ length: 5 }, (_, i) =>
    spot(outer, middle - halfOuter + (i / 4) * halfOuter * 2),
  )
  const inside = [spot(inner, middle + halfInner), spot(inner, middle - halfInner)]
  return outline(
    [
      ...outside.map(([u, v], i) => [u, v, i === 0 || i === 4 ? rounding : 0] as const),
      ...inside.map(([u, v]) => [u, v, rounding * 0.6] as const),
    ],
    0.03,
  )
}

const turn = (share: number) => share * Math.PI * 2

function ring(
  count: number,
  inner: number,
  outer: number,
  widths: readonly [number, number],
  offset = 0,
): Loop[] {
  return Array.from({ length: count }, (_, i) =>
    opening(inner, outer, turn((i + offset) / count), widths[0], widths[1]),
  )
}

/** The openings of a wheel's face. */
export function openingsOf(kind: RimKind, radius: number): Loop[] {
  const [inner, outer] = [radius * 0.34, radius * 0.9]
  switch (kind) {
    case 'five':
      return ring(5, inner, outer, [turn(0.045), turn(0.066)])
    case 'six':
      return ring(6, inner, outer, [turn(0.034), turn(0.055)])
    case 'twin':
      return [
        ...ring(6, inner * 1.05, outer, [turn(0.03), turn(0.042)]),
        ...ring(6, inner * 1.5, outer, [turn(0.006), turn(0.017)], 0.5),
      ]
    case 'blade':
      return ring(10, inner, outer, [turn(0.02), turn(0.032)])
    case 'star':
      return [
        ...ring(5, inner, outer, [turn(0.032), turn(0.05)]),
        ...ring(5, radius * 0.6, outer, [turn(0.006), turn(0.02)], 0.5),
      ]
    case 'steel':
      return Array.from({ length: 8 }, (_, i) =>
        circle(
          radius * 0.085,
          radius * 0.62 * Math.cos(turn(i / 8)),
          radius * 0.62 * Math.sin(turn(i / 8)),
          14,
        ),
      )
    case 'holes':
      return Array.from({ length: 10 }, (_, i) =>
        circle(
          radius * 0.115,
          radius * 0.66 * Math.cos(turn(i / 10)),
          radius * 0.66 * Math.sin(turn(i / 10)),
          16,
        ),
      )
  }
}

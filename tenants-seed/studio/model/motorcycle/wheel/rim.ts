import type { BufferGeometry } from 'three'
import { joined } from '../shape/surface'
import { type BeamPlace, beam, rod } from '../shape/sweep'
import { drum, type Turn, turned } from '../shape/turned'

export type RimStyle = 'ten' | 'five-y' | 'five' | 'six-y' | 'wire' | 'solid' | 'three-y' | 'multi'

function ring(rim: number, width: number): BufferGeometry {
  const half = width / 2
  const outside: Turn[] = [
    [rim - 0.014, -half + 0.012],
    [rim - 0.004, -half - 0.004],
    [rim + 0.005, -half - 0.006],
    [rim + 0.006, -half],
    [rim + 0.001, -half + 0.004],
    [rim - 0.003, -half + 0.02],
    [rim - 0.003, half - 0.02],
    [rim + 0.001, half - 0.004],
    [rim + 0.006, half],
    [rim + 0.005, half + 0.006],
    [rim - 0.004, half + 0.004],
    [rim - 0.014, half - 0.012],
    [rim - 0.024, half * 0.3],
    [rim - 0.024, -half * 0.3],
    [rim - 0.014, -half + 0.012],
  ]
  return turned(outside, [0, 0, 0], [0, 0, 1], 80)
}

const turn = (radius: number, angle: number): [number, number] => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
]

function spoke(
  angle: number,
  from: number,
  to: number,
  lean: number,
  size: readonly [number, number],
): BufferGeometry {
  const place = (t: number, grow: number, deep: number): BeamPlace => {
    const [x, y] = turn(from + (to - from) * t, angle + lean * t)
    return [x, y, 0, size[0] * grow, size[1] * deep]
  }
  return beam(
    [place(0, 1.5, 1.5), place(0.2, 0.95, 1.15), place(0.75, 0.8, 0.95), place(1, 1.25, 1.1)],
    3.4,
    10,
  )
}

function blades(count: number, pairs: boolean, hub: number, rim: number, thick: number): BufferGeometry[] {
  return Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2 + 0.3).flatMap((angle) => {
    if (!pairs) return [spoke(angle, hub, rim, 0.14, [thick, 0.034])]
    const split = 0.55 / count
    return [-split, split].map((lean) =>
      spoke(angle + lean * 0.45, hub, rim, lean * 1.5, [thick * 0.68, 0.03]),
    )
  })
}

function wires(hub: number, rim: number): BufferGeometry[] {
  return Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2
    const cross = (i % 2 ? 1 : -1) * 0.75
    const side = i % 4 < 2 ? 1 : -1
    return rod(
      [...turn(hub, angle + cross), side * 0.034],
      [...turn(rim, angle), side * 0.008],
      0.0019,
      0.0019,
      8,
    )
  })
}

const cast: Partial<Record<RimStyle, readonly [count: number, pairs: boolean, thick: number]>> = {
  ten: [10, false, 0.017],
  'five-y': [5, true, 0.026],
  five: [5, false, 0.034],
  'six-y': [6, true, 0.023],
  'three-y': [3, true, 0.034],
  multi: [9, false, 0.02],
}

/** A rim with its spokes about the z axis: what the wheel's colour covers, and its bright wires. */
export function rimParts(style: RimStyle, rim: number, width: number) {
  const hub = style === 'wire' ? 0.034 : 0.042
  const core = drum([0, 0, -0.055], [0, 0, 1], hub, 0.11, 0.01)
  const parts = [ring(rim, width), core]
  if (style === 'wire') {
    const flanges = [-0.04, 0.034].map((z) => drum([0, 0, z], [0, 0, 1], 0.046, 0.006, 0.002))
    return { coloured: joined([...parts, ...flanges]), wires: joined(wires(0.044, rim - 0.012)) }
  }
  if (style === 'solid') {
    const dish: Turn[] = [
      [0.03, 0.04],
      [0.06, 0.044],
      [rim * 0.6, 0.038],
      [rim * 0.85, 0.046],
      [rim - 0.012, width / 2 - 0.012],
    ]
    const face = turned(dish.toReversed(), [0, 0, 0], [0, 0, 1], 96)
    const back = turned(
      dish.toReversed().map(([r, z]) => [r, z] as const),
      [0, 0, 0],
      [0, 0, -1],
      96,
    )
    return { coloured: joined([...parts, face, back]), wires: null }
  }
  const [count, pairs, thick] = cast[style] ?? [5, true, 0.026]
  return { coloured: joined([...parts, ...blades(count, pairs, hub * 0.9, rim - 0.02, thick)]), wires: null }
}

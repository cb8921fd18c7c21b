import type { BufferGeometry } from 'three'
import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import { bothSides } from '../shape/surface'
import { beam, type Place, pipe, rod } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { Stance } from './stance'

export interface BarStyle {
  /** Inner end of the right grip: relative to the upper clamp forward and up, and half width at the bar's end. */
  forward: number
  rise: number
  half: number
  finish: Finish
  /** How far the grips' ends are swept back and down, m. */
  sweep: number
  drop: number
  clipOn?: boolean
  mirrors: 'stalk' | 'round' | 'none' | 'bar-end'
  guards?: Finish
}

interface Hand {
  inner: Place
  outer: Place
}

const between = ({ inner, outer }: Hand, t: number): [number, number, number] => [
  inner[0] + (outer[0] - inner[0]) * t,
  inner[1] + (outer[1] - inner[1]) * t,
  inner[2] + (outer[2] - inner[2]) * t,
]

function handOf(stance: Stance, style: BarStyle): Hand {
  const [x, y] = stance.fork(stance.clamps[0])
  const inner: Place = [x + style.forward, y + style.rise, style.half - 0.135]
  return { inner, outer: [inner[0] - style.sweep, inner[1] - style.drop, style.half] }
}

function tube(stance: Stance, style: BarStyle, hand: Hand): BufferGeometry {
  const [x, y] = stance.fork(stance.clamps[0])
  if (style.clipOn) return bothSides(rod([x - 0.005, y - 0.02, 0.1], hand.outer, 0.0115))
  const base = y + Math.min(0.055, Math.max(0.03, style.rise))
  const inner: Place = [hand.inner[0], hand.inner[1], hand.inner[2]]
  const half: Place[] = [
    [x - 0.01, base, 0],
    [x - 0.01, base, 0.07],
    [x + (inner[0] - x) * 0.7, base + (inner[1] - base) * 0.8, Math.max(0.13, inner[2] * 0.62)],
    inner,
    hand.outer,
  ]
  const left = half.slice(1).map(([px, py, pz]): Place => [px, py, -pz])
  return pipe([...left.toReversed(), ...half], 0.0118, 20)
}

function controls(assembly: Assembly, hand: Hand): void {
  const [ix, iy, iz] = hand.inner
  const grip = rod(between(hand, 0.08), between(hand, 0.96), 0.0165, 0.0175)
  const end = rod(between(hand, 0.96), between(hand, 1.1), 0.0165, 0.014)
  const pod = beam(
    [
      [...between(hand, -0.3), 0.034, 0.036],
      [...between(hand, 0.02), 0.042, 0.042],
    ],
    3.4,
  )
  const lever = beam(
    [
      [ix + 0.02, iy - 0.006, iz - 0.025, 0.013, 0.02],
      [ix + 0.062, iy - 0.012, iz + 0.012, 0.011, 0.014],
      [ix + 0.058, iy - 0.016, iz + 0.075, 0.011, 0.012],
      [ix + 0.036, iy - 0.022, iz + 0.135, 0.011, 0.013],
    ],
    3,
    30,
  )
  assembly
    .add('rubber', bothSides(grip))
    .add('black', bothSides(end), bothSides(pod))
    .add('dark', bothSides(lever))
  const perch = beam(
    [
      [ix - 0.004, iy, iz - 0.05, 0.034, 0.03],
      [ix + 0.03, iy, iz - 0.02, 0.022, 0.03],
    ],
    3,
  )
  const pot = drum([ix + 0.016, iy + 0.01, iz - 0.05], [0, 1, 0], 0.022, 0.036, 0.004)
  assembly.add('black', bothSides(perch), pot)
}

function mirrors(
  assembly: Assembly,
  { inner: [x, y, z] }: Hand,
  style: BarStyle['mirrors'],
  reach: number,
): void {
  if (style === 'none') return
  const at: Place = style === 'bar-end' ? [x + 0.02, y + 0.05, z + 0.17] : [x - 0.01, y + reach, z + 0.06]
  assembly.add(
    'black',
    bothSides(
      pipe(
        [
          [x, y, z - 0.04],
          [x + 0.045, y + reach * 0.4, z - 0.005],
          [at[0] + 0.02, at[1], at[2] - 0.02],
        ],
        0.0052,
        10,
      ),
    ),
  )
  if (style === 'round' || style === 'bar-end') {
    assembly.add(
      style === 'round' ? 'chrome' : 'black',
      bothSides(drum([at[0] + 0.016, at[1] + 0.01, at[2]], [-1, 0.06, 0], 0.05, 0.018, 0.009)),
    )
    assembly.add(
      'mirror',
      bothSides(drum([at[0] - 0.0015, at[1] + 0.011, at[2]], [-1, 0.06, 0], 0.045, 0.002, 0.0005)),
    )
    return
  }
  const shell = (back: number, h: number, half: number, deep: number) =>
    beam(
      [
        [at[0] + back, at[1] + 0.006, at[2] - half * 0.72, h * 0.75, deep],
        [at[0] + back, at[1] + 0.012, at[2], h, deep],
        [at[0] + back, at[1] + 0.018, at[2] + half, h * 0.72, deep],
      ],
      3,
    )
  assembly
    .add('black', bothSides(shell(0.012, 0.064, 0.075, 0.026)))
    .add('mirror', bothSides(shell(0, 0.056, 0.068, 0.006)))
}

function handGuards(assembly: Assembly, { inner: [x, y, z] }: Hand, finish: Finish): void {
  const guard = beam(
    [
      [x + 0.075, y + 0.02, z - 0.07, 0.04, 0.012],
      [x + 0.105, y + 0.012, z, 0.085, 0.014],
      [x + 0.085, y + 0.002, z + 0.09, 0.08, 0.014],
      [x - 0.005, y - 0.014, z + 0.165, 0.03, 0.014],
    ],
    3,
    36,
  )
  assembly.add(finish, bothSides(guard))
}

/** Handlebar with grips, levers, switches and mirrors. */
export function addBars(assembly: Assembly, stance: Stance, style: BarStyle, mirrorReach = 0.15): void {
  const hand = handOf(stance, style)
  assembly.add(style.finish, tube(stance, style, hand))
  if (!style.clipOn) {
    const [x, y] = stance.fork(stance.clamps[0])
    const base = y + Math.min(0.055, Math.max(0.03, style.rise))
    assembly.add(
      'black',
      bothSides(
        beam(
          [
            [x - 0.01, y, 0.045, 0.04, 0.03],
            [x - 0.01, base + 0.014, 0.045, 0.04, 0.03],
          ],
          4,
        ),
      ),
    )
  }
  controls(assembly, hand)
  mirrors(assembly, hand, style.mirrors, mirrorReach)
  if (style.guards) handGuards(assembly, hand, style.guards)
}

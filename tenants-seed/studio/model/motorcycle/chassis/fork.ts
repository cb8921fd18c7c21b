import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import { bothSides } from '../shape/surface'
import { beam, pipe, rod } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { Stance } from './stance'

export interface ForkStyle {
  /** Upside down: the thick tube is held by the clamps. */
  inverted: boolean
  /** Finish of the thick tube. */
  finish: Finish
  /** Radius of the thick tube, m. */
  radius: number
  /** Bellows over the stanchions. */
  gaiters?: boolean
  /** How far each leg stands from the middle, m. */
  spread: number
}

function legs(assembly: Assembly, stance: Stance, style: ForkStyle): void {
  const { spread: z, radius, inverted, gaiters } = style
  const [upper, lower] = stance.clamps
  const at = (up: number) => [...stance.fork(up), z] as const
  const meet = inverted ? Math.min(0.3, lower * 0.5) : lower * 0.58
  const thin = radius * 0.79
  const length = inverted ? upper + 0.012 : meet
  assembly.add(style.finish, bothSides(rod(at(inverted ? meet : -0.03), at(length), radius, radius, 32)))
  assembly.add(
    inverted ? 'chrome' : 'steel',
    bothSides(rod(at(inverted ? 0.02 : meet), at(inverted ? meet : upper + 0.012), thin)),
  )
  assembly.add(
    'black',
    bothSides(
      drum(at(meet - 0.012), [Math.sin(-stance.rake), Math.cos(stance.rake), 0], radius * 1.1, 0.024, 0.004),
    ),
  )
  assembly.add(
    'dark',
    bothSides(
      drum(at(upper + 0.008), [Math.sin(-stance.rake), Math.cos(stance.rake), 0], radius * 0.9, 0.012, 0.003),
    ),
  )
  if (gaiters) {
    const rings = Array.from({ length: 12 }, (_, i) => at(meet + ((lower - meet) * i) / 12))
    assembly.add(
      'rubber',
      ...rings.map((place) =>
        bothSides(
          drum(
            place,
            [Math.sin(-stance.rake), Math.cos(stance.rake), 0],
            radius * 1.22,
            (lower - meet) / 13,
            0.008,
          ),
        ),
      ),
    )
  }
}

/** Lugs that hold the axle, and the axle. */
function feet(assembly: Assembly, stance: Stance, { spread: z, radius, finish, inverted }: ForkStyle): void {
  const [x, y] = stance.front
  const lug = (up: number) => stance.fork(up)
  const foot = beam(
    [
      [...lug(0.11), z, radius * 1.7, radius * 1.7],
      [...lug(0.05), z, radius * 1.9, radius * 1.8],
      [...lug(-0.005), z, radius * 2.3, radius * 1.7],
      [...lug(-0.035), z, radius * 1.5, radius * 1.2],
    ],
    3,
  )
  assembly.add(inverted && finish !== 'gold' ? 'dark' : inverted ? 'black' : finish, bothSides(foot))
  assembly.add('steel', rod([x, y, -z - 0.03], [x, y, z + 0.03], 0.012))
  assembly.add('dark', bothSides(drum([x, y, z + 0.02], [0, 0, 1], 0.017, 0.016, 0.003)))
}

function clamps(assembly: Assembly, stance: Stance, { spread: z, radius }: ForkStyle): void {
  for (const up of stance.clamps) {
    const [x, y] = stance.fork(up)
    const [sx, sy] = stance.steering(up)
    const yoke = beam(
      [
        [x, y, -z - radius, 0.034, radius * 2.1],
        [x, y, -z, 0.036, radius * 2.9],
        [sx, sy, 0, 0.036, 0.085],
        [x, y, z, 0.036, radius * 2.9],
        [x, y, z + radius, 0.034, radius * 2.1],
      ],
      4,
      40,
    )
    assembly.add('black', yoke)
  }
  const [upper] = stance.clamps
  assembly.add(
    'steel',
    drum(
      [...stance.steering(upper + 0.014), 0],
      [-Math.sin(stance.rake), Math.cos(stance.rake), 0],
      0.019,
      0.016,
      0.004,
    ),
  )
}

/** Everything of the fork that turns with the bars: legs, axle, clamps and the brake's hose. */
export function addFork(assembly: Assembly, stance: Stance, style: ForkStyle): void {
  legs(assembly, stance, style)
  feet(assembly, stance, style)
  clamps(assembly, stance, style)
  const [lower] = [stance.clamps[1]]
  const hose = (up: number, back: number, z: number) => {
    const [x, y] = stance.fork(up)
    return [x - back, y, z] as const
  }
  assembly.add(
    'rubber',
    pipe(
      [
        hose(0.13, 0.07, -0.1),
        hose(lower * 0.55, 0.06, -0.13),
        hose(lower - 0.03, -0.03, -0.06),
        hose(lower + 0.24, -0.05, -0.02),
      ],
      0.0045,
      8,
    ),
  )
}

/** The steering head the clamps turn about: part of the frame. */
export function addSteeringHead(assembly: Assembly, stance: Stance): void {
  const [upper, lower] = stance.clamps
  assembly.add(
    'black',
    rod([...stance.steering(lower + 0.01), 0], [...stance.steering(upper - 0.01), 0], 0.036),
  )
}

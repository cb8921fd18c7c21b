import type { Corner } from '../shape/panel'

/** Where the wheels and the steering of a machine are, in its own coordinates (m), standing straight. */
export interface Stance {
  front: Corner
  rear: Corner
  /** Angle of the fork from upright, radians. */
  rake: number
  /** A place on the fork's centre line, so far up from the axle. */
  fork(up: number): Corner
  /** A place on the steering axis beside that. */
  steering(up: number): Corner
  /** How far above the axle the upper and the lower clamp hold the fork. */
  clamps: readonly [upper: number, lower: number]
}

interface Measures {
  wheelbase: number
  frontRadius: number
  rearRadius: number
  /** Degrees from upright. */
  rake: number
  /** From the axle to the upper clamp, m. */
  forkLength: number
}

const OFFSET = 0.045
const HEAD = 0.2

export function stanceOf({
  wheelbase,
  frontRadius,
  rearRadius,
  rake: degrees,
  forkLength,
}: Measures): Stance {
  const rake = (degrees / 180) * Math.PI
  const [sin, cos] = [Math.sin(rake), Math.cos(rake)]
  const front: Corner = [wheelbase / 2, frontRadius]
  const fork = (up: number): Corner => [front[0] - sin * up, front[1] + cos * up]
  return {
    front,
    rear: [-wheelbase / 2, rearRadius],
    rake,
    fork,
    steering: (up) => [fork(up)[0] - cos * OFFSET, fork(up)[1] - sin * OFFSET],
    clamps: [forkLength, forkLength - HEAD],
  }
}

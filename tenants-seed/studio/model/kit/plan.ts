import { clamp } from './curve'

/** Half of a vehicle's outline seen from above: from the middle of the front round its side to the middle of the rear. */
export interface Plan {
  /** Metres round the half outline. */
  length: number
  at(along: number): PlanPoint
  /** Metres along at which the side is at this x. */
  alongAt(x: number): number
}

export interface PlanPoint {
  x: number
  z: number
  /** Outward direction. */
  nx: number
  nz: number
}

export interface PlanShape {
  front: number
  rear: number
  halfWidth: number
  /** How square the ends are: 2 is an ellipse, 6 nearly a box. */
  frontPower: number
  rearPower: number
  /** x at which it is widest. */
  widest: number
}

const STEPS = 720

function pointAt(shape: PlanShape, angle: number): [number, number] {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const power = c >= 0 ? shape.frontPower : shape.rearPower
  const reach = c >= 0 ? shape.front - shape.widest : shape.rear - shape.widest
  const x = shape.widest + Math.abs(reach) * Math.sign(c) * Math.abs(c) ** (2 / power)
  return [x, shape.halfWidth * Math.abs(s) ** (2 / power)]
}

/** Angles that step evenly along a curve whose ends are flat. */
function angles(): number[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => (Math.PI * index) / STEPS)
}

/** An outline with rounded ends; z is positive. */
export function planOf(shape: PlanShape): Plan {
  const points = angles().map((angle) => pointAt(shape, angle))
  const lengths = [0]
  for (let index = 1; index < points.length; index++) {
    const [x0, z0] = points[index - 1] as [number, number]
    const [x1, z1] = points[index] as [number, number]
    lengths.push((lengths[index - 1] as number) + Math.hypot(x1 - x0, z1 - z0))
  }
  const length = lengths[STEPS] as number
  const raw = (along: number): [number, number] => {
    if (along < 0) {
      const [x, z] = raw(-along)
      return [x, -z]
    }
    if (along > length) {
      const [x, z] = raw(2 * length - along)
      return [x, -z]
    }
    let low = 0
    let high = STEPS
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((lengths[middle] as number) <= along) low = middle
      else high = middle
    }
    const start = lengths[low] as number
    const share = clamp((along - start) / Math.max(1e-9, (lengths[high] as number) - start))
    const [x0, z0] = points[low] as [number, number]
    const [x1, z1] = points[high] as [number, number]
    return [x0 + (x1 - x0) * share, z0 + (z1 - z0) * share]
  }
  const at = (along: number): PlanPoint => {
    const [x, z] = raw(along)
    const [x0, z0] = raw(along - 0.02)
    const [x1, z1] = raw(along + 0.02)
    const size = Math.hypot(x1 - x0, z1 - z0) || 1
    return { x, z, nx: (z1 - z0) / size, nz: -(x1 - x0) / size }
  }
  const alongAt = (x: number): number => {
    let low = 0
    let high = length
    for (let round = 0; round < 40; round++) {
      const middle = (low + high) / 2
      if (raw(middle)[0] > x) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  return { length, at, alongAt }
}

import { type BufferGeometry, SphereGeometry, Vector3 } from 'three'
import { smoothNormals } from '../../interior/shape/smooth-normals'
import { type Place, skin } from '../../interior/shape/surface'

const AROUND = 28

/** A level ring of a body: how high, half as deep and half as wide, and how far forward. */
export type Ring = readonly [y: number, deep: number, wide: number, forward?: number]

const vector = ([x, y, z]: Place) => new Vector3(x, y, z)

/** A smooth value between those of the rings at `t` from 0 to 1. */
function between(values: readonly number[], t: number): number {
  const place = t * (values.length - 1)
  const index = Math.min(values.length - 2, Math.floor(place))
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (step) => values[Math.min(values.length - 1, Math.max(0, index + step))] ?? 0,
  ) as [number, number, number, number]
  const s = place - index
  return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)))
}

/** A trunk, skirt or collar through level rings, lowest first; its sections are a little squarer than ovals. */
export function trunk(rings: readonly Ring[]): BufferGeometry {
  const steps = rings.length * 5
  const lines = Array.from({ length: steps + 1 }, (_, step) => {
    const value = (part: 0 | 1 | 2 | 3) =>
      between(
        rings.map((ring) => ring[part] ?? 0),
        step / steps,
      )
    return Array.from({ length: AROUND + 1 }, (_, index) => {
      const angle = (index / AROUND) * Math.PI * 2
      const square = (part: number) => Math.sign(part) * Math.abs(part) ** 0.86
      return new Vector3(
        value(3) + value(1) * square(Math.cos(angle)),
        value(0),
        value(2) * square(Math.sin(angle)),
      )
    })
  })
  return skin(lines)
}

/** An arm or leg through places, each with its radius, rounded at both ends. */
export function limb(places: readonly (readonly [place: Vector3, radius: number])[]): BufferGeometry {
  const steps = places.length * 7
  const at = (t: number) =>
    new Vector3(
      ...(['x', 'y', 'z'] as const).map((axis) =>
        between(
          places.map(([place]) => place[axis]),
          t,
        ),
      ),
    )
  const radius = (t: number) =>
    between(
      places.map(([, value]) => value),
      t,
    )
  const ends = [0.02, 0.55, 0.83, 0.96]
  const rings = [
    ...ends.map((share) => [0, share] as const),
    ...Array.from({ length: steps + 1 }, (_, step) => [step / steps, 1] as const),
    ...[...ends].reverse().map((share) => [1, share] as const),
  ]
  const lines = rings.map(([t, share]) => {
    const run = at(Math.min(1, t + 0.02))
      .sub(at(Math.max(0, t - 0.02)))
      .normalize()
    const side = new Vector3(Math.abs(run.x) > 0.9 ? 0 : 1, Math.abs(run.x) > 0.9 ? 1 : 0, 0)
    const ahead = side.addScaledVector(run, -side.dot(run)).normalize()
    const across = new Vector3().crossVectors(ahead, run)
    // The rounded end lies beyond the last place.
    const beyond = share < 1 ? Math.sqrt(1 - share * share) * radius(t) * 0.6 * (t === 0 ? -1 : 1) : 0
    return Array.from({ length: AROUND + 1 }, (_, index) => {
      const angle = (index / AROUND) * Math.PI * 2
      return at(t)
        .addScaledVector(run, beyond)
        .addScaledVector(ahead, Math.cos(angle) * radius(t) * share)
        .addScaledVector(across, Math.sin(angle) * radius(t) * share)
    })
  })
  return skin(lines)
}

/** A ball of so many metres from its middle to each side, which may be bent. */
export function ball(half: Place, bend?: (point: Vector3) => void): BufferGeometry {
  const geometry = new SphereGeometry(1, 36, 28)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const point = new Vector3().fromBufferAttribute(position, index)
    bend?.(point)
    point.multiply(vector(half))
    position.setXYZ(index, point.x, point.y, point.z)
  }
  return smoothNormals(geometry)
}

/** Where the joint between two bones lies when they reach from one place to another; it gives way towards `bent`. */
export function jointOf(
  from: Vector3,
  to: Vector3,
  [upper, lower]: readonly [number, number],
  bent: Vector3,
): Vector3 {
  const reach = to.clone().sub(from)
  const distance = Math.min(reach.length(), upper + lower - 0.004)
  const run = reach.normalize()
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance)
  const away = Math.sqrt(Math.max(0, upper ** 2 - along ** 2))
  const aside = bent.clone().addScaledVector(run, -bent.dot(run)).normalize()
  return from.clone().addScaledVector(run, along).addScaledVector(aside, away)
}

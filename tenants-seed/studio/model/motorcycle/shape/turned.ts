import { type BufferGeometry, LatheGeometry, Quaternion, Vector2, Vector3 } from 'three'
import { type Place, vector } from './sweep'

export type Turn = readonly [radius: number, along: number]

/** A part turned on a lathe: radii along its axis, which runs from `at` in direction `axis`. */
export function turned(
  profile: readonly Turn[],
  at: Place,
  axis: Place = [0, 0, 1],
  sides = 48,
): BufferGeometry {
  const lathe = new LatheGeometry(
    profile.map(([radius, along]) => new Vector2(Math.max(radius, 1e-5), along)),
    sides,
  )
  const way = vector(axis).normalize()
  lathe.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way))
  return lathe.translate(at[0], at[1], at[2])
}

/** A rounded cylinder or cover of that radius and length. */
export function drum(at: Place, axis: Place, radius: number, length: number, soft = 0.006): BufferGeometry {
  const s = Math.min(soft, radius / 2, length / 2.2)
  const profile: Turn[] = [
    [0, 0],
    [radius - s, 0],
    [radius - s, 0],
    [radius - s * 0.3, s * 0.3],
    [radius, s],
    [radius, s],
    [radius, length - s],
    [radius, length - s],
    [radius - s * 0.3, length - s * 0.3],
    [radius - s, length],
    [radius - s, length],
    [0, length],
  ]
  return turned(profile, at, axis, radius < 0.012 ? 8 : radius < 0.03 ? 18 : 36)
}

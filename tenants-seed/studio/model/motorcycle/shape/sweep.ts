import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Quaternion,
  TubeGeometry,
  Vector3,
} from 'three'
import { superCosine, superSine, through } from './interpolate'
import { grid } from './surface'

export type Place = readonly [x: number, y: number, z: number]

export const vector = ([x, y, z]: Place) => new Vector3(x, y, z)

/** A round pipe through the places. */
export function pipe(places: readonly Place[], radius: number, sides = 12): BufferGeometry {
  const curve = new CatmullRomCurve3(places.map(vector), false, 'centripetal')
  return new TubeGeometry(curve, Math.max(8, places.length * 6), radius, sides)
}

/** A straight round bar between two places, which may taper. */
export function rod(from: Place, to: Place, radius: number, endRadius = radius, sides = 16): BufferGeometry {
  const start = vector(from)
  const way = vector(to).sub(start)
  const bar = new CylinderGeometry(endRadius, radius, way.length(), sides)
  bar.translate(0, way.length() / 2, 0)
  bar.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.normalize()))
  return bar.translate(start.x, start.y, start.z)
}

/** A place on a beam with its height (in the plane of its run) and depth (across it). */
export type BeamPlace = readonly [x: number, y: number, z: number, height: number, depth: number]

function section(centre: Vector3, run: Vector3, size: readonly [number, number], box: number): Vector3[] {
  const across = Math.abs(run.z) > 0.95 ? new Vector3(1, 0, 0) : new Vector3(0, 0, 1)
  const up = new Vector3().crossVectors(across, run).normalize()
  const side = new Vector3().crossVectors(run, up).normalize()
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2
    return centre
      .clone()
      .addScaledVector(up, (size[0] / 2) * superSine(angle, box))
      .addScaledVector(side, (size[1] / 2) * superCosine(angle, box))
  })
}

/** A beam of rounded rectangular section that may bend and taper: swingarms, spars, spokes, levers. */
export function beam(places: readonly BeamPlace[], box = 4, steps = places.length * 5): BufferGeometry {
  const value = (part: number, t: number) =>
    through(
      places.map((place) => place[part] ?? 0),
      t,
    )
  const at = (t: number) => new Vector3(value(0, t), value(1, t), value(2, t))
  const rows = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const run = at(Math.min(t + 0.01, 1))
      .sub(at(Math.max(t - 0.01, 0)))
      .normalize()
    return section(at(t), run, [value(3, t), value(4, t)], box)
  })
  return grid(rows, { closed: true, capped: true })
}

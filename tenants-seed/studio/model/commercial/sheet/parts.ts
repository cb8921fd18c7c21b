import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  type Group,
  type Material,
  Mesh,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { type Sheet, sheet } from './sheet'

export type Place = readonly [x: number, y: number, z: number]

export function add(into: Group, name: string, geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.name = name
  mesh.castShadow = true
  mesh.receiveShadow = true
  into.add(mesh)
  return mesh
}

/** The same geometry on the other side of the body, its faces still looking out. */
export function mirrored(geometry: BufferGeometry): BufferGeometry {
  const other = geometry.clone().scale(1, 1, -1)
  // BufferGeometry.scale has already turned the normals; only the winding is left to turn.
  const count = other.getIndex()?.count ?? other.getAttribute('position').count
  const corner = (i: number) => other.getIndex()?.getX(i) ?? i
  const turned = Array.from({ length: count }, (_, i) =>
    corner(i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1),
  )
  other.setIndex(turned)
  return other
}

/** A part on both sides. */
export function addPair(into: Group, name: string, geometry: BufferGeometry, material: Material) {
  add(into, `${name}-right`, geometry, material)
  add(into, `${name}-left`, mirrored(geometry), material)
}

export const addSheet = (into: Group, name: string, panel: Sheet, material: Material) =>
  add(into, name, sheet(panel), material)
export const addSheets = (into: Group, name: string, panel: Sheet, material: Material) =>
  addPair(into, name, sheet(panel), material)

/** A block with softened edges, by its size and centre. */
export function block(size: Place, centre: Place, radius = 0.006): BufferGeometry {
  const least = Math.min(...size)
  const geometry =
    radius > 0 && least > 0.004
      ? new RoundedBoxGeometry(
          size[0],
          size[1],
          size[2],
          radius > 0.025 && Math.max(...size) < 1.5 ? 2 : 1,
          Math.min(radius, least * 0.45),
        )
      : new BoxGeometry(...size)
  return geometry.translate(...centre)
}

/** A bent tube through places. */
export function tube(places: readonly Place[], radius: number, bend = 0.15): BufferGeometry {
  const path = new CatmullRomCurve3(
    places.map((place) => new Vector3(...place)),
    false,
    'catmullrom',
    bend,
  )
  return new TubeGeometry(path, Math.max(12, places.length * 10), radius, 12, false)
}

/** A cylinder between two places. */
export function rod(from: Place, to: Place, radius: number, sides = 20): BufferGeometry {
  const a = new Vector3(...from)
  const b = new Vector3(...to)
  const geometry = new CylinderGeometry(radius, radius, a.distanceTo(b), sides)
  const turn = new Vector3(0, 1, 0)
  const direction = b.clone().sub(a).normalize()
  const axis = turn.clone().cross(direction)
  const angle = Math.acos(Math.min(1, Math.max(-1, turn.dot(direction))))
  if (axis.lengthSq() > 1e-9) {
    const mesh = new Mesh()
    mesh.setRotationFromAxisAngle(axis.normalize(), angle)
    geometry.applyQuaternion(mesh.quaternion)
  }
  return geometry.translate(...a.add(b).multiplyScalar(0.5).toArray())
}

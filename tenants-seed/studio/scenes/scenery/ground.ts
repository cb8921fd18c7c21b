import {
  type BufferGeometry,
  Float32BufferAttribute,
  type Material,
  type Mesh,
  PlaneGeometry,
  Vector3,
} from 'three'
import { part } from '../../interior/parts/placing'
import { noise } from './noise'

const CELLS = 150

/** Small steps near the middle, where shadows lie, and large ones far away. */
const spread = (share: number, reach: number) =>
  Math.sign(share) * (7 * Math.abs(share) + reach * Math.abs(share) ** 6)

/** Land around the origin, to `reach` metres; `height` gives its height at a place. */
export function land(
  reach: number,
  material: Material,
  height: (x: number, z: number) => number = () => 0,
): Mesh {
  const geometry: BufferGeometry = new PlaneGeometry(2, 2, CELLS, CELLS).rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  const uv = new Float32Array(position.count * 2)
  for (let index = 0; index < position.count; index += 1) {
    const x = spread(position.getX(index), reach)
    const z = spread(position.getZ(index), reach)
    position.setXYZ(index, x, height(x, z), z)
    uv.set([x, z], index * 2)
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.computeVertexNormals()
  return part(geometry, material)
}

export interface Range {
  /** Where it stands, seen from the origin: degrees from straight ahead (+x) towards the right (+z). */
  readonly from: number
  readonly to: number
  readonly distance: number
  readonly height: number
  /** How broken its ridge is; large for peaks, small for downs. */
  readonly rough: number
  /** Flat tops of mesas instead of peaks. */
  readonly flat?: boolean
}

function ridge({ height, rough, flat, distance }: Range, angle: number, depth: number): number {
  const raw = noise(angle * rough + distance, depth * 2 + distance * 0.37, 5)
  const shaped = flat ? Math.min(1, Math.max(0, (raw - 0.45) * 7)) * (0.8 + 0.2 * raw) : raw ** 1.4
  return height * shaped * Math.sin(Math.min(1, depth * 1.6) * Math.PI * 0.5)
}

/** Hills or mesas in the distance. */
export function range(shape: Range, material: Material): Mesh {
  const geometry = new PlaneGeometry(1, 1, 220, 14)
  const position = geometry.getAttribute('position')
  const place = new Vector3()
  for (let index = 0; index < position.count; index += 1) {
    const across = position.getX(index) + 0.5
    const depth = position.getY(index) + 0.5
    const angle = ((shape.from + (shape.to - shape.from) * across) * Math.PI) / 180
    const away = shape.distance * (1 + depth * 0.5)
    place.set(Math.cos(angle) * away, ridge(shape, angle * 6, depth), Math.sin(angle) * away)
    position.setXYZ(index, place.x, place.y - 2 - shape.distance * 0.022, place.z)
  }
  geometry.computeVertexNormals()
  const mesh = part(geometry, material)
  mesh.name = 'layer:no-shadow'
  return mesh
}

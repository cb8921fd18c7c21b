import { BoxGeometry, type BufferGeometry, Vector3 } from 'three'
import { smoothNormals } from './smooth-normals'

export interface PillowShape {
  readonly size: readonly [width: number, height: number, depth: number]
  /** How round its edges are, in metres. */
  readonly radius: number
  /** Bends it, after its edges are rounded. */
  readonly bend?: (point: Vector3) => void
  /** Steps along each side. */
  readonly detail?: readonly [width: number, height: number, depth: number]
}

/** Puts more of the steps near the ends, where the edges are rounded. */
function towardsEnds(value: number, half: number, radius: number): number {
  const t = value / half
  const ends = Math.sin((t * Math.PI) / 2) * half
  return radius > half * 0.7 ? ends : value * 0.45 + ends * 0.55
}

function roundEdges(point: Vector3, half: Vector3, radius: number): void {
  const inner = new Vector3(
    Math.max(0, half.x - radius),
    Math.max(0, half.y - radius),
    Math.max(0, half.z - radius),
  )
  const core = point.clone().clamp(inner.clone().negate(), inner)
  const out = point.clone().sub(core)
  if (out.lengthSq() > 0) point.copy(core).addScaledVector(out.normalize(), radius)
}

/** Where a point of the plain box comes to lie. */
export function pillowPoint({ size, radius, bend }: PillowShape, x: number, y: number, z: number): Vector3 {
  const half = new Vector3(size[0] / 2, size[1] / 2, size[2] / 2)
  const safe = Math.min(radius, half.x, half.y, half.z)
  const point = new Vector3(x, y, z)
  roundEdges(point, half, safe)
  bend?.(point)
  return point
}

/** A box with rounded edges that can be bent: cushions, handles, housings. Its uv are metres of the plain box. */
export function pillow(shape: PillowShape): BufferGeometry {
  const { size, radius, detail = [10, 10, 6] } = shape
  const [width, height, depth] = size
  const geometry = new BoxGeometry(width, height, depth, ...detail)
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < position.count; index += 1) {
    const x = towardsEnds(position.getX(index), width / 2, radius)
    const y = towardsEnds(position.getY(index), height / 2, radius)
    const z = towardsEnds(position.getZ(index), depth / 2, radius)
    if (Math.abs(normal.getZ(index)) > 0.5) uv.setXY(index, x, y)
    else if (Math.abs(normal.getX(index)) > 0.5) uv.setXY(index, z, y)
    else uv.setXY(index, x, z)
    const at = pillowPoint(shape, x, y, z)
    position.setXYZ(index, at.x, at.y, at.z)
  }
  return smoothNormals(geometry)
}

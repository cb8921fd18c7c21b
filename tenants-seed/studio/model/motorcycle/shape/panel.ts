import {
  BufferAttribute,
  type BufferGeometry,
  ExtrudeGeometry,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js'
import { grid, joined } from './surface'

export type Corner = readonly [x: number, y: number]
/** How far out (z) a panel stands at a place in side view. */
export type Relief = (x: number, y: number) => number

/** A closed outline with its corners rounded by `radius`. */
export function rounded(corners: readonly Corner[], radius: number): Shape {
  const points = corners.map(([x, y]) => new Vector2(x, y))
  const shape = new Shape()
  points.forEach((corner, i) => {
    const before = points.at(i - 1) as Vector2
    const after = points[(i + 1) % points.length] as Vector2
    const cut = (other: Vector2) =>
      corner.clone().lerp(other, Math.min(0.48, radius / Math.max(corner.distanceTo(other), 1e-6)))
    const [start, end] = [cut(before), cut(after)]
    if (i === 0) shape.moveTo(start.x, start.y)
    else shape.lineTo(start.x, start.y)
    shape.quadraticCurveTo(corner.x, corner.y, end.x, end.y)
  })
  shape.closePath()
  return shape
}

function lay(flat: BufferGeometry, relief: Relief): BufferGeometry {
  const places = flat.getAttribute('position')
  const normals = new Float32Array(places.count * 3)
  const step = 0.003
  for (let i = 0; i < places.count; i++) {
    const [x, y] = [places.getX(i), places.getY(i)]
    const slopeX = (relief(x + step, y) - relief(x - step, y)) / (2 * step)
    const slopeY = (relief(x, y + step) - relief(x, y - step)) / (2 * step)
    places.setZ(i, relief(x, y))
    new Vector3(-slopeX, -slopeY, 1).normalize().toArray(normals, i * 3)
  }
  flat.setAttribute('normal', new BufferAttribute(normals, 3))
  return flat
}

/** The turned-in edge that makes a panel look as thick as it is. */
function edge(outline: readonly Vector2[], relief: Relief, thickness: number): BufferGeometry {
  const ring = (out: number, back: number) =>
    [...outline, outline[0] as Vector2].map((point, i, all) => {
      const before = all.at(i === 0 ? -2 : i - 1) as Vector2
      const after = all[i === all.length - 1 ? 1 : i + 1] as Vector2
      const run = after.clone().sub(before).normalize()
      return new Vector3(point.x + run.y * out, point.y - run.x * out, relief(point.x, point.y) - back)
    })
  const rows = [ring(0, 0), ring(0.0012, 0.0006), ring(0.0018, 0.002), ring(0.0018, thickness)]
  return grid(rows)
}

/** A curved sheet on the right-hand side: its outline in side view, laid over `relief`. */
export function panel(shape: Shape, relief: Relief, thickness = 0.012): BufferGeometry {
  const outline = shape.getSpacedPoints(90).slice(0, -1)
  if (outline.reduce((sum, p, i) => sum + p.cross(outline[(i + 1) % outline.length] as Vector2), 0) < 0)
    outline.reverse()
  const flat = new ShapeGeometry(new Shape([...outline]))
  flat.deleteAttribute('uv')
  const fine = new TessellateModifier(0.034, 6).modify(flat)
  return joined([lay(fine, relief), edge(outline, relief, thickness)])
}

/** A flat plate with softened edges, cut to `shape` in side view and standing from `from` to `to` across. */
export function plate(shape: Shape, from: number, to: number, bevel = 0.003): BufferGeometry {
  const soft = Math.min(bevel, Math.abs(to - from) / 2.2)
  const solid = new ExtrudeGeometry(shape, {
    depth: Math.abs(to - from) - (bevel > 0.0008 ? soft * 2 : 0),
    bevelEnabled: bevel > 0.0008,
    bevelSize: soft,
    bevelThickness: soft,
    bevelSegments: 2,
    bevelOffset: -soft,
    curveSegments: 8,
  })
  return solid.translate(0, 0, Math.min(from, to) + (bevel > 0.0008 ? soft : 0))
}

function roundPoints(x: number, y: number, radius: number, count: number): Vector2[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return new Vector2(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  })
}

/** A round outline, and one for a small hole. */
export const circle = (x: number, y: number, radius: number) => new Shape(roundPoints(x, y, radius, 64))
export const hole = (x: number, y: number, radius: number) =>
  new Path(roundPoints(x, y, radius, 8).toReversed())
export const opening = (x: number, y: number, radius: number) =>
  new Path(roundPoints(x, y, radius, 64).toReversed())

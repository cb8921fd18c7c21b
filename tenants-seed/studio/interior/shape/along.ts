import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Quaternion,
  Shape,
  TubeGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** A round bar or cord along points. */
export function cord(points: readonly Vector3[], radius: number, closed = false): BufferGeometry {
  const curve = new CatmullRomCurve3([...points], closed)
  return new TubeGeometry(curve, Math.max(8, points.length * 6), radius, 8, closed)
}

/** Stitches of thread along points: 6 mm long, 3 mm apart. */
export function stitches(points: readonly Vector3[], lift: Vector3): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map((point) => point.clone().add(lift)))
  const count = Math.max(2, Math.floor(curve.getLength() / 0.009))
  const upright = new Vector3(0, 1, 0)
  const thread = Array.from({ length: count }, (_, index) => {
    const at = curve.getPointAt((index + 0.5) / count)
    const turn = new Quaternion().setFromUnitVectors(upright, curve.getTangentAt((index + 0.5) / count))
    return new BoxGeometry(0.0018, 0.0062, 0.0018).applyQuaternion(turn).translate(at.x, at.y, at.z)
  })
  return mergeGeometries(thread) ?? new BufferGeometry()
}

/** A plate with rounded corners that faces +z. */
export function plate(width: number, height: number, radius: number, depth: number): BufferGeometry {
  const [x, y] = [width / 2, height / 2]
  const shape = new Shape()
  shape.moveTo(-x + radius, -y)
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false)
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false)
  const bevel = Math.min(depth * 0.3, radius * 0.4, 0.003)
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - bevel * 2,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 8,
  })
  return geometry.translate(0, 0, -depth + bevel)
}

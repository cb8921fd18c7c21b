import { type Box3, Matrix4, PerspectiveCamera, Vector3 } from 'three'
import type { Angle } from '../angles'

/** Where a camera stands: degrees round the vehicle from its nose towards its left, degrees up, and how it frames. */
interface Standpoint {
  around: number
  up: number
  /** Vertical field of view in degrees. */
  fov: number
  /** Shares of the frame the vehicle may fill. */
  fillWidth: number
  fillHeight: number
}

const standpoints: Readonly<Record<Exclude<Angle, 'detail'>, Standpoint>> = {
  'front-left': { around: 38, up: 8.5, fov: 19, fillWidth: 0.88, fillHeight: 0.74 },
  side: { around: 90, up: 3.5, fov: 14, fillWidth: 0.9, fillHeight: 0.74 },
  'rear-right': { around: 218, up: 9, fov: 19, fillWidth: 0.88, fillHeight: 0.74 },
  front: { around: 0, up: 5, fov: 16, fillWidth: 0.78, fillHeight: 0.72 },
  rear: { around: 180, up: 6, fov: 16, fillWidth: 0.78, fillHeight: 0.72 },
  'rear-left': { around: 140, up: 8, fov: 19, fillWidth: 0.88, fillHeight: 0.74 },
  'front-high': { around: 32, up: 27, fov: 19, fillWidth: 0.86, fillHeight: 0.8 },
}

const WIDE = 1.5

/** The shift of the picture that centres what is seen between `low` and `high`, in normalised device coordinates. */
interface Seen {
  low: Vector3
  high: Vector3
}

function corners(box: Box3): Vector3[] {
  const { min, max } = box
  return [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
  )
}

function seenBy(camera: PerspectiveCamera, points: readonly Vector3[]): Seen {
  camera.updateMatrixWorld()
  const low = new Vector3(9, 9, 9)
  const high = new Vector3(-9, -9, -9)
  for (const point of points) {
    const at = point.clone().project(camera)
    low.min(at)
    high.max(at)
  }
  return { low, high }
}

/** Moves the picture in the frame, as a view camera's rise and shift do. */
function shift(camera: PerspectiveCamera, x: number, y: number): void {
  camera.projectionMatrix.premultiply(new Matrix4().makeTranslation(x, y, 0))
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

/** Points of the model, or the corners of its box where none are given, fill the frame as the standpoint says. */
function cameraFrom(standpoint: Standpoint, box: Box3, outline: readonly Vector3[]): PerspectiveCamera {
  const points = outline.length > 0 ? outline : corners(box)
  const middle = box.getCenter(new Vector3())
  const around = (standpoint.around * Math.PI) / 180
  const up = (standpoint.up * Math.PI) / 180
  const way = new Vector3(Math.cos(around) * Math.cos(up), Math.sin(up), -Math.sin(around) * Math.cos(up))
  const camera = new PerspectiveCamera(standpoint.fov, WIDE, 0.5, 120)
  let distance = 14
  for (let round = 0; round < 8; round++) {
    camera.position.copy(middle).addScaledVector(way, distance)
    camera.lookAt(middle)
    const { low, high } = seenBy(camera, points)
    const fill = Math.max(
      (high.x - low.x) / 2 / standpoint.fillWidth,
      (high.y - low.y) / 2 / standpoint.fillHeight,
    )
    distance *= fill
  }
  const { low, high } = seenBy(camera, points)
  shift(camera, -(low.x + high.x) / 2, -(low.y + high.y) / 2 - 0.03)
  return camera
}

/** A low close look along the front left corner. */
function detailCamera(box: Box3): PerspectiveCamera {
  const size = box.getSize(new Vector3())
  const camera = new PerspectiveCamera(24, WIDE, 0.2, 120)
  const corner = new Vector3(box.max.x - size.x * 0.17, size.y * 0.36, -size.z * 0.34)
  camera.position.set(box.max.x + 2.5, size.y * 0.42, -size.z * 0.5 - 2.7)
  camera.lookAt(corner)
  camera.updateMatrixWorld()
  return camera
}

/** The camera of one of the eight angles. */
export function cameraOf(angle: Angle, box: Box3, outline: readonly Vector3[]): PerspectiveCamera {
  return angle === 'detail' ? detailCamera(box) : cameraFrom(standpoints[angle], box, outline)
}

/** The camera of a frame of a spin: degrees round the vehicle, at a distance that holds it in every frame. */
export function spinCamera(degrees: number, box: Box3): PerspectiveCamera {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const around = (degrees * Math.PI) / 180
  const up = (9 * Math.PI) / 180
  const camera = new PerspectiveCamera(19, WIDE, 0.5, 120)
  const distance = size.length() * 2.35
  camera.position.set(
    middle.x + Math.cos(around) * Math.cos(up) * distance,
    middle.y + Math.sin(up) * distance,
    middle.z - Math.sin(around) * Math.cos(up) * distance,
  )
  camera.lookAt(middle)
  camera.updateMatrixWorld()
  return camera
}

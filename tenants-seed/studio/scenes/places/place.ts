import { PerspectiveCamera, Vector3 } from 'three'
import type { Look, Setting } from '../exposure/setting'

/** One picture: where it is taken, and how it is looked at. */
export interface Place {
  readonly setting: () => Setting
  readonly look: Look
}

interface View {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly fov: number
  /** Radius of the lens in metres. */
  readonly aperture?: number
  /** What is sharp, when it is not what is looked at. */
  readonly sharp?: readonly [number, number, number]
}

/** A look from one place to another. */
export function lookFrom({ from, to, fov, aperture = 0, sharp = to }: View): Look {
  const camera = new PerspectiveCamera(fov, 2.4, 0.1, 6000)
  camera.position.set(...from)
  camera.lookAt(new Vector3(...to))
  const focus = new Vector3(...sharp).sub(camera.position).dot(camera.getWorldDirection(new Vector3()))
  return { camera, lens: { aperture, focus } }
}

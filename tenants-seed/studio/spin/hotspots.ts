import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import type { Hotspot } from '@/domain/vehicle/vehicle'
import type { VehicleDesign } from '../design'
import { spinCamera } from '../page/cameras'
import { SPIN_FRAMES } from './spins'

/** A place on the vehicle that has something to say, and which way it faces. */
interface Spot {
  readonly description: string
  readonly at: Vector3
  readonly facing: Vector3
}

const isRidden = ({ body }: VehicleDesign) =>
  ['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter'].includes(body)

function carSpots({ wheelbase }: VehicleDesign, box: Box3): Spot[] {
  const { x: length, y: height, z: width } = box.getSize(new Vector3())
  const left = -width / 2
  return [
    {
      description: 'LED headlamps that dip by themselves for oncoming traffic',
      at: new Vector3(box.max.x - length * 0.07, height * 0.47, left * 0.68),
      facing: new Vector3(1, 0, -0.5),
    },
    {
      description: 'Alloy wheels without a kerb mark, tyres with most of their tread',
      at: new Vector3(wheelbase / 2, height * 0.21, left * 0.97),
      facing: new Vector3(0, 0, -1),
    },
    {
      description: 'Keyless entry: touch the handle with the key in your pocket',
      at: new Vector3(-wheelbase * 0.02, height * 0.56, -left * 0.93),
      facing: new Vector3(0, 0, 1),
    },
    {
      description: 'Reversing camera, and sensors in the bumper',
      at: new Vector3(box.min.x + length * 0.01, height * 0.42, 0),
      facing: new Vector3(-1, 0, 0),
    },
  ]
}

function motorcycleSpots({ wheelbase }: VehicleDesign, box: Box3): Spot[] {
  const { y: height } = box.getSize(new Vector3())
  return [
    {
      description: 'Twin front discs with cornering ABS',
      at: new Vector3(wheelbase / 2, height * 0.28, -0.08),
      facing: new Vector3(0.2, 0, -1),
    },
    {
      description: 'LED headlamp and daytime running light',
      at: new Vector3(wheelbase * 0.36, height * 0.78, 0),
      facing: new Vector3(1, 0, 0),
    },
    {
      description: 'Quiet original exhaust, no crash marks',
      at: new Vector3(-wheelbase * 0.1, height * 0.27, 0.14),
      facing: new Vector3(0, 0, 1),
    },
  ]
}

/** The studio's look from all round, a little closer. */
export function spinLook(degrees: number, box: Box3): PerspectiveCamera {
  const camera = spinCamera(degrees, box)
  camera.fov = 16.6
  camera.updateProjectionMatrix()
  return camera
}

/** Where a point is in a picture, in percent from its left and its top; null outside. */
export function percentOf(point: Vector3, camera: PerspectiveCamera): { x: number; y: number } | null {
  const { x, y } = point.clone().project(camera)
  if (Math.abs(x) > 0.98 || Math.abs(y) > 0.98) return null
  return { x: Math.round((x + 1) * 500) / 10, y: Math.round((1 - y) * 500) / 10 }
}

function positionsOf({ at, facing }: Spot, box: Box3): Hotspot['positions'] {
  return Array.from({ length: SPIN_FRAMES }, (_, frame) => (frame * 360) / SPIN_FRAMES).flatMap((angle) => {
    const camera = spinLook(angle, box)
    const towards = camera.position.clone().sub(at).setY(0).normalize()
    if (towards.dot(facing.clone().normalize()) < 0.3) return []
    const place = percentOf(at, camera)
    return place ? [{ angle, ...place }] : []
  })
}

/** Hotspots on the outside of a design, at each angle from which they can be seen (GAL-15). */
export function exteriorHotspots(design: VehicleDesign, box: Box3): Hotspot[] {
  const spots = isRidden(design) ? motorcycleSpots(design, box) : carSpots(design, box)
  return spots.map((spot) => ({ description: spot.description, positions: positionsOf(spot, box) }))
}

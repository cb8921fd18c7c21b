import { Vector3 } from 'three'
import type { Hotspot } from '@/domain/vehicle/vehicle'
import { cabinLook } from '../interior/cabin-setting'
import { cabinShapes } from '../interior/cabin-shape'
import type { Cabin } from '../interior/interior-views'
import { percentOf } from './hotspots'

/** Places in the picture of a cabin's dash that have something to say; the picture does not turn, so they have one angle. */
export function interiorHotspots(cabin: Cabin): Hotspot[] {
  const { dashEdge, dashTop, driver, hip, halfWidth } = cabinShapes[cabin]
  const { camera } = cabinLook(cabin, 'dash')
  camera.aspect = 1.5
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  const spots: readonly (readonly [description: string, at: Vector3])[] = [
    ['Apple CarPlay and Android Auto, maps and radio', new Vector3(dashEdge - 0.04, dashTop, 0)],
    ['Adaptive cruise control on the wheel', new Vector3(dashEdge - 0.19, dashTop - 0.1, driver)],
    ['Wireless charging ahead of the selector', new Vector3(0.42, hip + 0.1, 0)],
    ['Windows and mirrors, all electric', new Vector3(dashEdge - 0.3, dashTop - 0.2, -halfWidth + 0.09)],
  ]
  return spots.flatMap(([description, at]) => {
    const place = percentOf(at, camera)
    return place ? [{ description, positions: [{ angle: 0, ...place }] }] : []
  })
}

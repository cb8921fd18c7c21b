import { CylinderGeometry, type Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { addPair, block } from '../sheet/parts'

export interface GuardPlace {
  x: number
  tyre: number
  half: number
  width: number
}

/** Black guards over the rear wheels of a tray, with flaps behind. */
export function addMudguards(into: Group, { x, tyre, half, width }: GuardPlace, materials: StudioMaterials) {
  const guard = new CylinderGeometry(
    tyre + 0.06,
    tyre + 0.06,
    width,
    32,
    1,
    true,
    Math.PI * 0.1,
    Math.PI * 0.8,
  )
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2)
  addPair(into, 'mudguard', guard.translate(x, tyre, half - width / 2 + 0.02), materials.plastic)
  const flap = block(
    [0.012, tyre * 0.8, width],
    [x - tyre - 0.09, tyre * 0.8, half - width / 2 + 0.01],
    0.004,
  )
  addPair(into, 'mudflap', flap, materials.tyre)
}

import { CylinderGeometry, type Group, TorusGeometry } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, addPair, block, rod } from '../sheet/parts'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'

function addSeat(into: Group, x: number, floor: number, z: number, materials: StudioMaterials) {
  const place = (size: [number, number, number], dx: number, dy: number, lean: number, radius: number) => {
    const part = block(size, [0, 0, 0], radius).rotateZ(lean)
    add(into, 'seat', part.translate(x + dx, floor + dy, z), materials.fabric)
  }
  place([0.5, 0.16, 0.5], 0, 0.3, 0.08, 0.06)
  place([0.14, 0.64, 0.48], -0.3, 0.62, 0.24, 0.06)
  place([0.1, 0.17, 0.26], -0.41, 1.01, 0.2, 0.04)
}

/** What shows through the glass: seats, a dashboard, a steering wheel on the right. */
export function addCabin(into: Group, form: CabForm, { belt }: CabSkins, materials: StudioMaterials) {
  const { cowl, half, sill, back } = form
  const dashX = cowl[0] - 0.36
  const top = belt(dashX) - 0.02
  add(into, 'dashboard', block([0.5, 0.3, half * 1.7], [dashX, top - 0.16, 0], 0.08), materials.trim)
  add(into, 'screen', block([0.02, 0.13, 0.26], [dashX - 0.2, top - 0.02, 0], 0.008), materials.gloss)
  const wheel = new TorusGeometry(0.185, 0.016, 12, 40).rotateY(Math.PI / 2).rotateZ(0.42)
  add(into, 'steering-wheel', wheel.translate(dashX - 0.36, top - 0.03, half * 0.42), materials.leather)
  const hub = new CylinderGeometry(0.06, 0.07, 0.05, 20).rotateZ(Math.PI / 2 + 0.42)
  add(into, 'steering-hub', hub.translate(dashX - 0.34, top - 0.04, half * 0.42), materials.trim)
  add(
    into,
    'column',
    rod([dashX - 0.33, top - 0.05, half * 0.42], [dashX, top - 0.2, half * 0.42], 0.03),
    materials.trim,
  )
  const floor = sill + 0.06
  for (const z of [-half * 0.43, half * 0.43]) {
    addSeat(into, Math.max(dashX - 0.82, back + 0.64), floor, z, materials)
    if (dashX - 1.2 - back > 0.75) addSeat(into, back + 0.56, floor + 0.05, z, materials)
  }
  add(into, 'tunnel', block([1.5, 0.3, 0.24], [dashX - 0.7, floor + 0.15, 0], 0.05), materials.trim)
  addShell(into, form, materials)
}

/** Dark walls behind the painted panels, so that no light shows through the shut lines. */
function addShell(into: Group, form: CabForm, materials: StudioMaterials) {
  const { half, sill, cowl, back, belt, nose, frontAxle, arch, tyre } = form
  const length = cowl[0] - back
  const middle = (cowl[0] + back) / 2
  add(into, 'floor', block([length, 0.08, half * 1.8], [middle, sill + 0.02, 0], 0.02), materials.liner)
  const wall = block([length - 0.3, belt - sill - 0.06, 0.03], [middle, (belt + sill) / 2, half - 0.1], 0)
  addPair(into, 'inner-wall', wall, materials.liner)
  const bay = block([nose - cowl[0] - 0.2, 0.34, half * 1.2], [(nose + cowl[0]) / 2 - 0.1, belt - 0.32, 0], 0)
  add(into, 'engine-bay', bay, materials.liner)
  const guardLength = nose - frontAxle - arch - 0.16
  add(
    into,
    'behind-bumper',
    block([guardLength, 0.3, half * 1.5], [frontAxle + arch + guardLength / 2 + 0.02, tyre + 0.24, 0], 0.05),
    materials.liner,
  )
}

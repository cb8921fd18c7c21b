import { CylinderGeometry, type Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, addPair, block, rod } from '../sheet/parts'
import { addWheels, type WheelForm } from '../wheel/add-wheels'
import type { TruckForm } from './truck-form'

/** Frame, axles, tank, mudguards and the wheels, two a side behind. */
export function addTruckChassis(into: Group, form: TruckForm, materials: StudioMaterials) {
  const { front, tail, frame, frontAxle, rearAxles, tyre, half } = form
  const length = front - 0.4 - tail
  addPair(
    into,
    'frame-rail',
    block([length, 0.2, 0.07], [tail + length / 2, frame - 0.1, 0.41], 0.01),
    materials.darkMetal,
  )
  for (let x = tail + 0.3; x < front - 1; x += 0.9)
    add(into, 'cross-member', block([0.08, 0.16, 0.8], [x, frame - 0.1, 0], 0.01), materials.liner)
  add(into, 'gearbox', block([1.5, 0.5, 0.6], [frontAxle - 0.3, frame - 0.2, 0], 0.1), materials.liner)
  add(
    into,
    'drive-shaft',
    rod([frontAxle - 1, frame - 0.2, 0], [rearAxles[0] ?? 0, tyre, 0], 0.05),
    materials.darkMetal,
  )
  const wheel: WheelForm = {
    radius: tyre,
    rim: tyre * 0.585,
    width: tyre * 0.56,
    kind: 'holes',
    rugged: false,
    finish: 'white',
  }
  addWheels(into, wheel, { x: frontAxle, z: half - wheel.width / 2 - 0.02 }, materials)
  add(
    into,
    'front-axle',
    rod([frontAxle, tyre, -half + 0.2], [frontAxle, tyre, half - 0.2], 0.06),
    materials.liner,
  )
  for (const x of rearAxles) {
    const outer = half - wheel.width / 2 - 0.005
    addWheels(into, wheel, { x, z: outer, hollow: true }, materials)
    addWheels(into, wheel, { x, z: outer - wheel.width - 0.03 }, materials)
    add(into, 'rear-axle', rod([x, tyre, -half + 0.2], [x, tyre, half - 0.2], 0.08), materials.liner)
    add(into, 'differential', block([0.4, 0.4, 0.4], [x, tyre, 0], 0.14), materials.liner)
    addPair(into, 'leaf-spring', block([1.1, 0.07, 0.08], [x, tyre - 0.08, 0.5], 0.02), materials.liner)
  }
  addFrontWell(into, form, materials)
  addSideGear(into, form, materials)
  addMudguards(into, form, wheel.width * 2 + 0.05, materials)
}

function addFrontWell(into: Group, { frontAxle, tyre, arch, half }: TruckForm, materials: StudioMaterials) {
  const roof = new CylinderGeometry(arch + 0.01, arch + 0.01, 0.42, 36, 1, true, 0, Math.PI)
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2)
  addPair(into, 'well', roof.translate(frontAxle, tyre, half - 0.24), materials.liner)
}

function addSideGear(
  into: Group,
  { frame, half, frontAxle, rearAxles, arch }: TruckForm,
  materials: StudioMaterials,
) {
  const from = frontAxle - arch - 0.62
  const to = (rearAxles[0] ?? 0) + arch + 0.15
  const room = from - to
  if (room < 0.35) return
  const long = Math.min(0.95, room)
  const tank = block([long, 0.42, 0.42], [from - long / 2, frame - 0.22, half - 0.28], 0.1)
  add(into, 'fuel-tank', tank, materials.aluminium)
  const boxed = Math.min(0.6, room)
  add(
    into,
    'battery-box',
    block([boxed, 0.36, 0.36], [from - boxed / 2, frame - 0.2, -half + 0.3], 0.04),
    materials.plastic,
  )
  for (const share of [0.22, 0.78])
    add(
      into,
      'tank-strap',
      block([0.05, 0.44, 0.44], [from - long * share, frame - 0.22, half - 0.28], 0.1),
      materials.darkMetal,
    )
}

function addMudguards(
  into: Group,
  { rearAxles, tyre, half }: TruckForm,
  width: number,
  materials: StudioMaterials,
) {
  for (const x of rearAxles) {
    const guard = new CylinderGeometry(
      tyre + 0.09,
      tyre + 0.09,
      width,
      32,
      1,
      true,
      Math.PI * 0.1,
      Math.PI * 0.8,
    )
      .rotateX(Math.PI / 2)
      .rotateZ(Math.PI / 2)
    addPair(into, 'mudguard', guard.translate(x, tyre, half - width / 2 - 0.005), materials.plastic)
  }
  const last = rearAxles.at(-1) ?? 0
  addPair(
    into,
    'mudflap',
    block([0.014, tyre * 0.95, width], [last - tyre - 0.12, tyre * 0.72, half - width / 2 - 0.01], 0.004),
    materials.tyre,
  )
}

import { Group } from 'three'
import { add, addPair, block } from '../commercial/sheet/parts'
import { addWheels, type WheelForm } from '../commercial/wheel/add-wheels'
import type { StudioMaterials } from '../kit/materials'
import type { BuildVehicle } from '../vehicle-builder'
import {
  addAwning,
  addEntrance,
  addFrontWindow,
  addHatches,
  addRearGear,
  addRoofGear,
  addSideWindows,
  addSpare,
} from './caravan-fittings'
import { type CaravanForm, caravanForm } from './caravan-form'
import { addCaravanShell, axlesOf } from './caravan-shell'
import { addDrawbar } from './drawbar'
import { addGraphics } from './graphics'
import { addTreadPlate } from './tread-plate'

function addRunningGear(into: Group, form: CaravanForm, kind: WheelForm['kind'], materials: StudioMaterials) {
  const { tyre, half, offRoad, floor, front, rear } = form
  const wheel: WheelForm = {
    radius: tyre,
    rim: tyre * 0.6,
    width: 0.24,
    kind,
    rugged: offRoad,
    finish: offRoad ? 'darkRim' : 'rim',
  }
  if (offRoad) addSpare(into, form, wheel, materials)
  for (const x of axlesOf(form)) {
    addWheels(into, wheel, { x, z: half - wheel.width / 2 - 0.03 }, materials)
    add(into, 'axle', block([0.09, 0.09, half * 2 - 0.4], [x, tyre, 0], 0.02), materials.liner)
  }
  addPair(
    into,
    'chassis-rail',
    block([front - rear - 0.3, 0.14, 0.06], [(front + rear) / 2, floor - 0.06, half * 0.56], 0.01),
    materials.darkMetal,
  )
  add(into, 'water-tank', block([1.1, 0.2, half * 1.1], [front * 0.5, floor - 0.1, 0], 0.05), materials.liner)
  for (const x of [front - 0.5, rear + 0.8])
    addPair(
      into,
      'corner-leg',
      block([0.5, 0.06, 0.05], [x, floor - 0.07, half - 0.16], 0.012),
      materials.darkMetal,
    )
}

/** The canvas between a pop top's walls and its raised roof. */
function addPopTop(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const { front, rear, roof, half, rake, rearRake } = form
  const [from, to] = [front - rake - 0.22, rear + rearRake + 0.22]
  const length = from - to
  add(
    into,
    'pop-canvas',
    block([length - 0.1, 0.46, half * 2 - 0.3], [(from + to) / 2, roof + 0.22, 0], 0.02),
    materials.canvas,
  )
  for (let x = to + 0.4; x < from - 0.3; x += 0.8)
    addPair(
      into,
      'pop-window',
      block([0.5, 0.24, 0.01], [x + 0.2, roof + 0.24, half - 0.15], 0.004),
      materials.gloss,
    )
  add(
    into,
    'pop-roof',
    block([length + 0.12, 0.13, half * 2 - 0.06], [(from + to) / 2, roof + 0.5, 0], 0.055),
    materials.paint,
  )
  add(into, 'roof-hatch', block([0.5, 0.08, 0.5], [(from + to) / 2, roof + 0.59, 0], 0.03), materials.white)
}

/** A touring caravan, or a pop top with its roof up. */
export const buildCaravan: BuildVehicle = (design, materials) => {
  const group = new Group()
  const form = caravanForm(design)
  const { own } = design
  const { front, rear, half, floor, tyre } = form
  addCaravanShell(group, form, materials)
  addGraphics(group, form, materials)
  const wheels = Math.max(...axlesOf(form)) + tyre + 0.14
  const doorAt =
    own('door') < 0.6 ? Math.max(rear + (front - rear) * 0.62, wheels) : rear + (front - rear) * 0.13
  const door = [doorAt, doorAt + 0.66] as const
  addSideWindows(group, form, door, materials)
  addEntrance(group, form, door, materials)
  addHatches(group, form, materials)
  addAwning(group, form, materials)
  addFrontWindow(group, form, materials)
  addRearGear(group, form, materials)
  if (form.popTop) addPopTop(group, form, materials)
  else addRoofGear(group, form, materials)
  addTreadPlate(group, [front + 0.006, floor + 0.44], [half * 2 - 0.08, 0.5], materials[form.plate])
  addDrawbar(
    group,
    {
      from: front,
      to: front + 1.35,
      height: tyre + 0.12,
      half,
      bottles: own('bottles') < 0.25 ? 1 : 2,
      box: own('box') < 0.6,
    },
    materials,
  )
  addRunningGear(group, form, own('wheel') < 0.5 ? 'six' : 'star', materials)
  return group
}

import { Group } from 'three'
import { addCab } from '../commercial/cab/build-cab'
import { addFrame, addWells } from '../commercial/cab/wheel-wells'
import { arc, outline } from '../commercial/sheet/outline'
import { add, addSheets, block } from '../commercial/sheet/parts'
import { flank, type Loop, type Spot } from '../commercial/sheet/skin'
import { addVanQuarterLight } from '../commercial/van/van-body'
import { addWheels, type WheelForm } from '../commercial/wheel/add-wheels'
import type { StudioMaterials } from '../kit/materials'
import type { BuildVehicle } from '../vehicle-builder'
import { band } from './band'
import {
  addAwning,
  addEntrance,
  addHatches,
  addRearGear,
  addRoofGear,
  addSideWindows,
} from './caravan-fittings'
import type { CaravanForm } from './caravan-form'
import { addGraphics } from './graphics'
import { type MotorhomeForm, motorhomeForm } from './motorhome-form'

const FOLD = 0.05

/** The quarters from the side, with the berth over the cab. */
function profile({ from, to, berth, floor, ledge, roof }: MotorhomeForm): Loop {
  return outline(
    [
      [to + 0.3, floor, 0.1],
      [from, floor, 0.03],
      [from, ledge, 0.12],
      [berth - 0.1, ledge, 0.12],
      [berth + 0.06, ledge + 0.24, 0.16],
      [berth - 0.42, roof, 0.3],
      [to + 0.05, roof, 0.16],
      [to, floor + 0.24, 0.08],
    ],
    0.09,
  )
}

/** The lower edge with the rear wheel's opening in it. */
function withArch(loop: Loop, { floor, van }: MotorhomeForm): Loop {
  const { rearAxle, tyre } = van.cab
  const radius = tyre + 0.08
  const dip = (Math.asin((floor - tyre) / radius) * 180) / Math.PI
  const at = loop.findIndex(([x, y], i) => {
    const next = loop[(i + 1) % loop.length] as Spot
    return y < floor + 0.01 && next[1] < floor + 0.01 && x < rearAxle - radius && next[0] > rearAxle - radius
  })
  const kept = loop.filter(([x, y]) => !(y < floor + 0.01 && Math.abs(x - rearAxle) < radius))
  return [...kept.slice(0, at + 1), ...arc(rearAxle, tyre, radius, 180 - dip, dip, 30), ...kept.slice(at + 1)]
}

/** The measures the caravan's fittings go by. */
function fittedAs({ from, to, half, floor, roof }: MotorhomeForm): CaravanForm {
  return {
    front: from,
    rear: to,
    half,
    floor,
    roof,
    knee: 0.5,
    rake: 0,
    rearRake: 0.05,
    cut: 0.24,
    corner: 0.16,
    axles: 1,
    tyre: 0.35,
    offRoad: false,
    graphics: 'wedge',
    plate: 'aluminium',
    awning: true,
    popTop: false,
  }
}

function addQuarters(into: Group, form: MotorhomeForm, materials: StudioMaterials) {
  const { half, berth, ledge, roof } = form
  const loop = profile(form)
  addSheets(
    into,
    'quarters-wall',
    {
      skin: flank(() => half),
      outline: withArch(loop, form),
      gap: 0,
      fold: FOLD,
      depth: 0,
      cell: [0.4, 0.4],
    },
    materials.paint,
  )
  add(into, 'quarters-ends', band(loop, half - FOLD + 0.001), materials.paint)
  const y = (ledge + roof) / 2 + 0.04
  const window = block([0.5, 0.3, 0.02], [berth - 0.55, y, half + 0.006], 0.06)
  add(into, 'berth-window-right', window, materials.gloss)
  add(into, 'berth-window-left', window.clone().translate(0, 0, -2 * half - 0.012), materials.gloss)
  const fitted = fittedAs(form)
  const length = fitted.front - fitted.rear
  const door = [fitted.rear + length * 0.6, fitted.rear + length * 0.6 + 0.62] as const
  addGraphics(into, fitted, materials)
  addSideWindows(into, fitted, door, materials)
  addEntrance(into, fitted, door, materials)
  addHatches(into, fitted, materials)
  addAwning(into, fitted, materials)
  addRearGear(into, fitted, materials)
  addRoofGear(into, fitted, materials)
}

/** A motorhome with a berth over its van's cab. */
export const buildMotorhome: BuildVehicle = (design, materials) => {
  const group = new Group()
  const form = motorhomeForm(design)
  const { cab } = form.van
  // The cab ends where the quarters begin: its roof need not reach the tail.
  const short = { ...cab, back: form.from - 0.5 }
  const skins = addCab(group, short, materials)
  addVanQuarterLight(group, { ...form.van, cab: short }, skins, materials)
  addQuarters(group, form, materials)
  const { frontAxle, rearAxle, tyre, arch, half } = cab
  addWells(group, 'front', { x: frontAxle, tyre, arch, half, depth: 0.32 }, materials)
  addWells(group, 'rear', { x: rearAxle, tyre, arch: tyre + 0.08, half: form.half, depth: 0.34 }, materials)
  const wheel: WheelForm = {
    radius: tyre,
    rim: tyre * 0.6,
    width: 0.23,
    kind: 'five',
    rugged: false,
    finish: 'rim',
  }
  addWheels(group, wheel, { x: frontAxle, z: half - wheel.width / 2 - 0.02 }, materials)
  addWheels(group, wheel, { x: rearAxle, z: form.half - wheel.width / 2 - 0.04 }, materials)
  addFrame(
    group,
    {
      from: cab.nose - 0.4,
      to: form.to + 0.2,
      height: 0.38,
      front: frontAxle,
      rear: rearAxle,
      tyre,
      half: half - 0.2,
    },
    materials,
  )
  return group
}

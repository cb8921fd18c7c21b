import { Group } from 'three'
import type { BuildVehicle } from '../../vehicle-builder'
import { addCab } from '../cab/build-cab'
import { addBack } from '../cab/screen'
import { addFrame, addWells } from '../cab/wheel-wells'
import { addMudguards } from '../chassis/mudguards'
import { addTray } from '../load/tray'
import { addWheels, type WheelForm } from '../wheel/add-wheels'
import { addVanQuarterLight } from './van-body'
import { vanForm } from './van-form'

/** A light truck with a van's bonneted cab, dual rear wheels and a tray. */
export const buildVanTruck: BuildVehicle = (design, materials) => {
  const group = new Group()
  const van = vanForm(design)
  const back = van.post - 0.16
  const cab = {
    ...van.cab,
    back,
    backRake: 0.02,
    tyre: 0.37,
    arch: 0.43,
    face: { ...van.cab.face, plainBumper: true },
  }
  const skins = addCab(group, cab, materials)
  addVanQuarterLight(group, { ...van, cab }, skins, materials)
  addBack(group, cab, skins, cab.sill + 0.1, materials)
  const { frontAxle, rearAxle, tyre, arch, half, nose } = cab
  addWells(group, 'front', { x: frontAxle, tyre, arch, half, depth: 0.32 }, materials)
  const deck = tyre * 2 + 0.24
  addTray(
    group,
    {
      from: back - 0.1,
      to: nose - design.size.length,
      half: half + 0.04,
      deck,
      sides: 0.38,
      headboard: design.size.height - deck - 0.06,
      finish: materials.aluminium,
      bearers: 0.14,
    },
    materials,
  )
  const wheel: WheelForm = {
    radius: tyre,
    rim: tyre * 0.57,
    width: 0.2,
    kind: 'holes',
    rugged: false,
    finish: 'steel',
  }
  addWheels(group, wheel, { x: frontAxle, z: half - wheel.width / 2 - 0.03 }, materials)
  addWheels(group, wheel, { x: rearAxle, z: half - wheel.width / 2 + 0.01, hollow: true }, materials)
  addWheels(group, wheel, { x: rearAxle, z: half - wheel.width * 1.5 - 0.02 }, materials)
  addMudguards(group, { x: rearAxle, tyre, half, width: wheel.width * 2 + 0.06 }, materials)
  addFrame(
    group,
    {
      from: nose - 0.4,
      to: nose - design.size.length + 0.1,
      height: tyre + 0.2,
      front: frontAxle,
      rear: rearAxle,
      tyre,
      half: half - 0.2,
    },
    materials,
  )
  return group
}

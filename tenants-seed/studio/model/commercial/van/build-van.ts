import { Group } from 'three'
import type { BuildVehicle } from '../../vehicle-builder'
import { addCab } from '../cab/build-cab'
import { addFrame, addWells } from '../cab/wheel-wells'
import { steelWheel } from '../ute/ute-wheel'
import { addWheels } from '../wheel/add-wheels'
import { addVanBody } from './van-body'
import { vanForm } from './van-form'

/** A delivery van with a sliding door: windowless or glazed, low or high, by its design. */
export const buildVan: BuildVehicle = (design, materials) => {
  const group = new Group()
  const van = vanForm(design)
  const { cab, high, tail } = van
  const skins = addCab(group, cab, materials)
  addVanBody(group, van, skins, !high && design.own('glazed') < 0.35, materials)
  const { frontAxle, rearAxle, tyre, arch, half } = cab
  for (const [name, x] of [
    ['front', frontAxle],
    ['rear', rearAxle],
  ] as const)
    addWells(group, name, { x, tyre, arch, half, depth: 0.32 }, materials)
  const wheel = { ...steelWheel(design, tyre), width: 0.225, rugged: false, rim: tyre * 0.6 }
  if (design.own('alloys') < 0.4) Object.assign(wheel, { kind: 'five', finish: 'rim' })
  for (const x of [frontAxle, rearAxle])
    addWheels(group, wheel, { x, z: half - wheel.width / 2 - 0.02 }, materials)
  addFrame(
    group,
    {
      from: cab.nose - 0.4,
      to: tail + 0.2,
      height: cab.sill,
      front: frontAxle,
      rear: rearAxle,
      tyre,
      half: half - 0.2,
    },
    materials,
  )
  return group
}

import { Group } from 'three'
import type { BuildVehicle } from '../../vehicle-builder'
import { addCab } from '../cab/build-cab'
import { addBack } from '../cab/screen'
import { addFrame, addWells } from '../cab/wheel-wells'
import { addTray } from '../load/tray'
import { lerp } from '../sheet/curve'
import { type CabSize, uteForm } from '../ute/ute-form'
import { addBullBar, addSnorkel } from '../ute/ute-gear'
import { steelWheel } from '../ute/ute-wheel'
import { addWheels } from '../wheel/add-wheels'
import { addMudguards } from './mudguards'

/** The cab that working versions are best known with; others draw theirs. */
const cabs: Readonly<Record<string, CabSize>> = {
  'toyota-hilux-cab-chassis': 'extra',
  'toyota-landcruiser-79-cab-chassis': 'single',
  'ford-ranger-cab-chassis': 'single',
  'mazda-bt-50-cab-chassis': 'dual',
  'mitsubishi-triton-cab-chassis': 'extra',
  'isuzu-d-max-cab-chassis': 'single',
}

/** A working ute: a plain cab, steel wheels and a tray with drop sides. */
export const buildCabChassis: BuildVehicle = (design, materials) => {
  const group = new Group()
  const { own } = design
  const form = uteForm(design, cabs[design.key] ?? 'single', true)
  const skins = addCab(group, form, materials)
  addBack(group, form, skins, form.sill + 0.02, materials)
  const tray = {
    from: form.back - 0.09,
    to: form.nose - design.size.length,
    half: form.half + 0.03,
    deck: form.tyre * 2 + 0.16,
    sides: lerp(0.25, 0.3, own('sides')),
    headboard: design.size.height - form.tyre * 2 - 0.22,
    finish:
      own('tray') < 0.3 ? materials.darkMetal : own('tray') < 0.45 ? materials.white : materials.aluminium,
    bearers: 0.1,
  }
  addTray(group, tray, materials)
  const { frontAxle, rearAxle, tyre, arch, half } = form
  addWells(group, 'front', { x: frontAxle, tyre, arch, half }, materials)
  addMudguards(group, { x: rearAxle, tyre, half: half - 0.03, width: 0.27 }, materials)
  const wheel = steelWheel(design, tyre)
  for (const x of [frontAxle, rearAxle])
    addWheels(group, wheel, { x, z: half - wheel.width / 2 - 0.012 }, materials)
  addFrame(
    group,
    {
      from: form.nose - 0.3,
      to: tray.to + 0.1,
      height: tyre + 0.12,
      front: frontAxle,
      rear: rearAxle,
      tyre,
      half: half - 0.15,
    },
    materials,
  )
  if (own('bull bar') < 0.5)
    addBullBar(group, form, own('bar finish') < 0.5 ? materials.aluminium : materials.darkMetal, materials)
  if (own('snorkel') < 0.4) addSnorkel(group, form, skins, materials)
  return group
}

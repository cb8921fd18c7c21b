import { Group } from 'three'
import type { VehicleDesign } from '../../../design'
import type { StudioMaterials } from '../../kit/materials'
import type { BuildVehicle } from '../../vehicle-builder'
import { addCab } from '../cab/build-cab'
import type { CabForm } from '../cab/cab-form'
import { addBack } from '../cab/screen'
import { addFrame, addWells } from '../cab/wheel-wells'
import { lerp } from '../sheet/curve'
import { addWheels } from '../wheel/add-wheels'
import { addTub, type TubForm } from './tub'
import { uteForm } from './ute-form'
import { addBullBar, addCanopy, addSideSteps, addSportsBar } from './ute-gear'
import { uteWheel } from './ute-wheel'

/** What owners add, or dearer badges come with. */
function addGear(
  into: Group,
  { own, size }: VehicleDesign,
  form: CabForm,
  tub: TubForm,
  materials: StudioMaterials,
) {
  const finish = own('bar finish') < 0.45 ? materials.chrome : materials.gloss
  const dress = own('dress')
  if (dress < 0.12) addCanopy(into, form, [tub.rail, tub.tail, size.height - 0.05], materials)
  else if (dress < 0.62) addSportsBar(into, form, tub.rail, finish)
  if (own('steps') < 0.7) addSideSteps(into, form, own('step kind') < 0.6, finish, materials)
  if (own('bull bar') < 0.2)
    addBullBar(into, form, own('bar') < 0.5 ? materials.darkMetal : materials.paint, materials)
}

/** A ute with four doors and a tub. */
export const buildUte: BuildVehicle = (design, materials) => {
  const group = new Group()
  const form = uteForm(design, 'dual', false)
  const { own } = design
  const tub: TubForm = {
    tail: form.nose - design.size.length + 0.12,
    rail: form.belt + lerp(0, 0.035, own('rail')),
    floor: form.sill + 0.32,
    lamp: (['upright', 'hook', 'square', 'upright'] as const)[Math.floor(own('tail lamp') * 4)] ?? 'upright',
    press: own('press'),
    cover: own('cover') < 0.4 ? 'roller' : 'none',
    bumper: (['plastic', 'chrome', 'darkMetal'] as const)[Math.floor(own('step') * 3)] ?? 'plastic',
  }
  const skins = addCab(group, form, materials)
  addBack(group, form, skins, form.sill + 0.1, materials)
  addTub(group, form, skins, tub, materials)
  addGear(group, design, form, tub, materials)
  for (const [name, x] of [
    ['front', form.frontAxle],
    ['rear', form.rearAxle],
  ] as const)
    addWells(group, name, { x, tyre: form.tyre, arch: form.arch, half: form.half }, materials)
  const wheel = uteWheel(design, form.tyre)
  for (const x of [form.frontAxle, form.rearAxle])
    addWheels(group, wheel, { x, z: form.half - wheel.width / 2 + 0.012 }, materials)
  addFrame(
    group,
    {
      from: form.nose - 0.3,
      to: tub.tail + 0.1,
      height: form.sill,
      front: form.frontAxle,
      rear: form.rearAxle,
      tyre: form.tyre,
      half: form.half - 0.15,
    },
    materials,
  )
  return group
}

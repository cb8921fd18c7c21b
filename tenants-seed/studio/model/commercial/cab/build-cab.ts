import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import type { CabForm } from './cab-form'
import { type CabSkins, cabSkins } from './cab-skins'
import { addCabin } from './cabin'
import { addDoors } from './doors'
import { addFascia } from './fascia'
import { addBonnet } from './panels'
import { addRoof, addScreen } from './screen'

/** Everything from the front bumper to the last door: shared by utes, cab chassis, vans and motorhomes. */
export function addCab(into: Group, form: CabForm, materials: StudioMaterials): CabSkins {
  const skins = cabSkins(form)
  addFascia(into, form, skins, materials)
  addBonnet(into, form, skins, materials)
  addScreen(into, form, skins, materials)
  addDoors(into, form, skins, materials)
  addRoof(into, form, skins, materials)
  addCabin(into, form, skins, materials)
  return skins
}

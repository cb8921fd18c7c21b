import { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import type { BuildVehicle } from '../../vehicle-builder'
import { addFreightBox } from '../load/freight-box'
import type { LoadBed } from '../load/load-bed'
import { addTipper } from '../load/tipper'
import { addTray } from '../load/tray'
import { buildVanTruck } from '../van/build-van-truck'
import { addTruckChassis } from './truck-chassis'
import { type TruckForm, truckForm } from './truck-form'
import { addTruckFront } from './truck-front'
import { addTruckSides } from './truck-sides'
import { truckSkins } from './truck-skins'

function addLoad(into: Group, form: TruckForm, materials: StudioMaterials) {
  const { cabBack, tail, half, frame, roof, load, tyre } = form
  const bed: LoadBed = {
    from: cabBack - 0.12,
    to: tail,
    half: half + 0.05,
    deck: Math.max(frame + 0.16, tyre * 2 + 0.2),
  }
  const room = roof - bed.deck
  if (load === 'tipper') return addTipper(into, bed, room * 0.5, materials)
  if (load === 'tray' || load === 'flat') {
    const sides = load === 'tray' ? 0.36 : 0
    const finish = load === 'tray' ? materials.aluminium : materials.darkMetal
    return addTray(
      into,
      { ...bed, sides, headboard: room * 0.78, finish, bearers: bed.deck - frame - 0.1 },
      materials,
    )
  }
  return addFreightBox(into, bed, room + (half > 1.05 ? 0.75 : 0.6), load, materials)
}

/** Makes whose light trucks have a bonnet. */
const bonneted: readonly string[] = ['Iveco']

/** A truck with the body its design calls for: cab-over, but for the makes that build on a van's cab. */
export const buildTruck: BuildVehicle = (design, materials) =>
  bonneted.includes(design.make) ? buildVanTruck(design, materials) : buildCabOver(design, materials)

const buildCabOver: BuildVehicle = (design, materials) => {
  const group = new Group()
  const form = truckForm(design)
  const skins = truckSkins(form)
  addTruckFront(group, form, skins, materials)
  addTruckSides(group, form, skins, materials)
  addTruckChassis(group, form, materials)
  addLoad(group, form, materials)
  return group
}

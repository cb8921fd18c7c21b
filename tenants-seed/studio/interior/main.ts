import { openDarkroom } from '../scenes/exposure/darkroom'
import type { Look, Setting } from '../scenes/exposure/setting'
import {
  cabinLook,
  cabinSetting,
  cockpitLook,
  cockpitSetting,
  quartersLook,
  quartersSetting,
} from './cabin-setting'
import { cabinShapes } from './cabin-shape'
import { type Cabin, type CabinView, cockpits, type QuartersView, type Trim } from './interior-views'
import { type TrimMaterials, trimMaterials } from './trim/trim-materials'

/** `car-tan-leather/dash`, `caravan/bed` or `motorcycle-naked/cockpit` in its parts. */
function partsOf(name: string): { room: string; trim: Trim; view: string } {
  const [place = '', view = ''] = name.split('/')
  const at = place.search(/-(black|charcoal|tan|stone)-/)
  if (at === -1) return { room: place, trim: 'stone-leather', view }
  return { room: place.slice(0, at), trim: place.slice(at + 1) as Trim, view }
}

const dresses = new Map<Trim, TrimMaterials>()

function materialsOf(trim: Trim): TrimMaterials {
  const materials = dresses.get(trim) ?? trimMaterials(trim)
  dresses.set(trim, materials)
  return materials
}

const cockpitOf = (room: string) => cockpits.find((kind) => room === `motorcycle-${kind}`)

function settingOf(room: string): Setting {
  const kind = cockpitOf(room)
  if (kind) return cockpitSetting(kind, materialsOf('black-leather'))
  if (room === 'caravan') return quartersSetting(materialsOf('stone-leather'))
  return cabinSetting(room as Cabin, materialsOf('charcoal-cloth'))
}

function lookOf(name: string): Look {
  const { room, view } = partsOf(name)
  if (cockpitOf(room)) return cockpitLook()
  return room === 'caravan' ? quartersLook(view as QuartersView) : cabinLook(room as Cabin, view as CabinView)
}

openDarkroom({
  settingName: (name) => partsOf(name).room,
  settingOf,
  lookOf,
  dressOf: (name) => {
    const { room, trim } = partsOf(name)
    if (room in cabinShapes) return { name: trim, materials: { ...materialsOf(trim) } }
    return { name: room, materials: {} }
  },
})

import { Color, CylinderGeometry, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import type { Setting } from '../exposure/setting'
import { land } from '../scenery/ground'
import { gumTree, scatter } from '../scenery/plants'
import { skyOf } from '../scenery/skies'
import { speckled, surface } from '../scenery/surfaces'
import { box, type Guest, guests } from './furnishing'

/** A dealership from the road: a glass front below a band in the brand's colour, and vehicles on the forecourt. */
export function forecourt(brand: number, list: readonly Guest[]): Setting {
  const sun = new Vector3(0.6, 0.55, -0.5).normalize()
  const sky = skyOf({
    zenith: 0x3f7dbd,
    horizon: 0xdfe8ec,
    ground: 0x8a8a86,
    sun,
    glow: 0xfff2d8,
    spread: 14,
    clouds: 0.5,
    cloud: 0xfafafa,
    brightness: 1,
  })
  const paving = surface(0x85868a, { map: speckled(5, 0.25, 0.2), roughness: 0.8 })
  const panes = Array.from({ length: 12 }, (_, index) =>
    at(
      box(0.04, 4, 2.42, 0x24323c, { roughness: 0.03, coat: 1, opacity: 0.55 }),
      -12,
      2.1,
      -15 + index * 2.5,
    ),
  )
  const frames = Array.from({ length: 13 }, (_, index) =>
    at(box(0.14, 4.1, 0.09, 0x26282b), -11.98, 2.05, -16.25 + index * 2.5),
  )
  const inside = Array.from({ length: 5 }, (_, index) =>
    at(box(7, 0.05, 0.2, 0xfff0d8, { glow: 4 }), -16, 3.9, -13 + index * 6),
  )
  const flags = [-19, 17].map((z, index) =>
    at(
      group(
        part(new CylinderGeometry(0.05, 0.06, 8, 12), surface(0xd5d6d8, { metalness: 0.6, roughness: 0.4 })),
        at(box(0.03, 2.6, 0.8, brand), 0, 2.4, 0.45),
      ),
      -4,
      4,
      z + index,
    ),
  )
  return {
    models: group(
      land(300, paving),
      at(box(10, 0.5, 32, 0xeceae6), -16.5, 4.35, 0),
      at(box(0.4, 1.15, 32.4, brand, { roughness: 0.35, coat: 0.5 }), -11.42, 4.75, 0),
      at(box(0.3, 4.2, 32, 0xd3d1cc), -21, 2.1, 0),
      at(box(9, 4.2, 0.3, 0xe4e2de), -16.5, 2.1, 16),
      at(box(9, 4.2, 0.3, 0xe4e2de), -16.5, 2.1, -16),
      at(box(0.06, 0.62, 4.4, 0xffffff, { glow: 1.1 }), -11.2, 4.75, 9),
      ...inside,
      ...panes,
      ...frames,
      ...flags,
      scatter(16, 19, [42, 80], (index, roll) => gumTree(7 + roll() * 5, index)),
      ...guests(list),
    ),
    sky,
    sun: { direction: sun, radius: 0.02, light: new Color(1.5, 1.4, 1.22) },
    shadows: { centre: new Vector3(-5, 2, 0), radius: 17 },
    probe: new Vector3(0, 1.2, 0),
    bounce: 0.35,
    haze: { distance: 900, colour: new Color(0.8, 0.86, 0.9) },
    exposure: 1,
    glow: 0.12,
  }
}

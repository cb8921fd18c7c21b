import { Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { pillow } from '../../interior/shape/pillow'
import type { Setting } from '../exposure/setting'
import { type Person, person } from '../people/person'
import { gumTree, scatter } from '../scenery/plants'
import { skyOf } from '../scenery/skies'
import { surface } from '../scenery/surfaces'
import { airy, box, type Guest, guests, polished } from './furnishing'

/** A showroom: a brand-coloured wall, slats, lines of light on the ceiling, glass along one side, a floor that shines. */
export function showroom(
  brand: number,
  list: readonly Guest[],
  isDark = false,
  people: readonly Person[] = [],
): Setting {
  const wall = isDark ? 0x2b2c2f : 0xd9d8d5
  const strips = Array.from({ length: 6 }, (_, index) =>
    at(box(17, 0.05, 0.14, 0xfff6ea, { glow: 3.2 }), 0, 4.42, -6.5 + index * 2.6),
  )
  const slats = Array.from({ length: 46 }, (_, index) =>
    at(
      box(0.05, 3.1, 0.1, isDark ? 0x4a3424 : 0x9a7550, { roughness: 0.6 }),
      -9.32,
      1.75,
      1.4 + index * 0.16,
    ),
  )
  const mullions = Array.from({ length: 9 }, (_, index) =>
    at(box(0.08, 4.5, 0.12, 0x2a2b2d), -8.8 + index * 2.3, 2.25, 8.8),
  )
  const desk = at(
    group(
      part(
        pillow({ size: [1, 1.02, 2.4], radius: 0.05 }),
        surface(isDark ? 0x1e1f21 : 0xf2f1ee, { roughness: 0.35 }),
      ),
      at(box(1.1, 0.04, 2.5, 0x6f5136, { roughness: 0.4 }), 0, 0.53, 0),
      at(box(0.02, 0.36, 0.58, 0x0b0c0e, { roughness: 0.1 }), 0.1, 0.78, 0.3),
    ),
    -7.6,
    0.51,
    4.6,
  )
  const outside = skyOf({
    zenith: 0x9cc2e6,
    horizon: 0xf2f4f4,
    ground: 0x8c8f88,
    sun: new Vector3(0, 0.6, 1),
    glow: 0xfff6e4,
    spread: 4,
    clouds: 0.4,
    cloud: 0xffffff,
    brightness: 1.15,
  })
  const room = group(
    at(box(0.2, 4.5, 18, wall), -9.6, 2.25, 0),
    at(box(0.12, 3.2, 5.4, brand, { roughness: 0.45 }), -9.42, 1.9, -3.9),
    at(box(20, 4.5, 0.2, wall), 0, 2.25, -8.9),
    at(box(20, 0.2, 18, isDark ? 0x232427 : 0xe6e5e2), 0, 4.6, 0),
    ...strips,
    ...slats,
    ...mullions,
    desk,
  )
  room.name = 'layer:no-shadow'
  const trees = scatter(8, 4, [17, 30], (index) => gumTree(6, index + 3))
  trees.name = 'layer:outside'
  return {
    models: group(
      polished(isDark ? 0x2e2f32 : 0xb9b7b2, isDark ? 0.72 : 0.8),
      room,
      trees,
      ...guests(list),
      ...people.map(person),
    ),
    sky: (direction, out) => airy(direction, out).multiplyScalar(isDark ? 0.9 : 1.25),
    view: outside,
    shadows: { centre: new Vector3(0, 1, 0), radius: 9 },
    probe: new Vector3(0.5, 1.2, 0),
    bounce: 0.5,
    gloss: 0.035,
    exposure: isDark ? 1.1 : 0.95,
    glow: 0.2,
  }
}

import { Color, CylinderGeometry, PlaneGeometry, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { pillow } from '../../interior/shape/pillow'
import type { Setting } from '../exposure/setting'
import { land, range } from '../scenery/ground'
import { gumTree } from '../scenery/plants'
import { skyOf } from '../scenery/skies'
import { speckled, surface } from '../scenery/surfaces'
import { box, type Guest, guests } from './furnishing'

function charger(z: number) {
  const body = part(
    pillow({ size: [0.34, 1.7, 0.5], radius: 0.06 }),
    surface(0xf1f2f1, { roughness: 0.3, coat: 0.6 }),
  )
  return group(
    at(body, 0, 0.85, 0),
    at(box(0.02, 0.3, 0.24, 0x0b0d10, { roughness: 0.1 }), 0.172, 1.35, 0),
    at(box(0.025, 0.9, 0.03, 0x4be08a, { glow: 2.6 }), 0.172, 0.75, 0.17),
    at(box(0.02, 0.05, 0.16, 0x6ff0a8, { glow: 2 }), 0.184, 1.38, 0),
  )
    .translateX(-4.3)
    .translateZ(z)
}

/** Charging places beside a lake in the morning. */
export function chargingBay(list: readonly Guest[]): Setting {
  const sun = new Vector3(-0.2, 0.4, -0.85).normalize()
  const sky = skyOf({
    zenith: 0x6f9fc6,
    horizon: 0xf3ece0,
    ground: 0x7d8a80,
    sun: new Vector3(-0.8, 0.2, 0.4),
    glow: 0xffe3b8,
    spread: 6,
    clouds: 0.45,
    cloud: 0xffffff,
    brightness: 1.02,
  })
  const paving = surface(0xa9a8a4, { map: speckled(4, 0.2, 0.14), roughness: 0.7 })
  const water = part(
    new PlaneGeometry(900, 300, 60, 20).rotateX(-Math.PI / 2),
    surface(0x6d8a96, { roughness: 0.08, coat: 1 }),
  )
  const roof = at(box(5, 0.16, 22, 0xe9e9e6, { roughness: 0.5 }), -4.4, 3.3, 0)
  const posts = [-7, 0, 7].map((z) =>
    at(part(new CylinderGeometry(0.09, 0.09, 3.3, 20), surface(0x6f5136)), -5.6, 1.6, z),
  )
  return {
    models: group(
      land(400, paving, (x) => (x < -16 ? -0.8 : 0)),
      at(water, -180, -0.5, 0),
      roof,
      ...posts,
      ...[-5.2, -0.4, 4.6].map(charger),
      ...Array.from({ length: 6 }, (_, index) =>
        at(
          part(new PlaneGeometry(5.4, 0.1, 20, 1).rotateX(-Math.PI / 2), surface(0x39a86c)),
          -1,
          0.008,
          -8.4 + index * 3.3,
        ),
      ),
      range(
        { from: 95, to: 265, distance: 420, height: 70, rough: 0.6 },
        surface(0x5c7358, { roughness: 1 }),
      ),
      range(
        { from: 95, to: 265, distance: 800, height: 170, rough: 0.5 },
        surface(0x6b8390, { roughness: 1 }),
      ),
      ...[
        [-14, 12, 9],
        [-15, -13, 8],
        [-15, 22, 11],
        [-14.5, 3, 6],
      ].map(([x = 0, z = 0, height = 8], index) => at(gumTree(height, index + 31), x, 0, z)),
      ...guests(list),
    ),
    sky: (direction, out) => sky(direction, out).multiplyScalar(0.8),
    view: sky,
    sun: { direction: sun, radius: 0.05, light: new Color(1.35, 1.2, 1.0) },
    shadows: { centre: new Vector3(-1.5, 1.5, 0), radius: 9 },
    probe: new Vector3(0, 1.1, 0),
    bounce: 0.4,
    haze: { distance: 900, colour: new Color(0.86, 0.87, 0.86) },
    exposure: 0.86,
    glow: 0.15,
  }
}

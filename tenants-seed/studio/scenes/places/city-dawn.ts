import { BoxGeometry, Color, CylinderGeometry, PlaneGeometry, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import type { Setting } from '../exposure/setting'
import { land } from '../scenery/ground'
import { parked } from '../scenery/parked'
import { skyOf } from '../scenery/skies'
import { speckled, surface } from '../scenery/surfaces'
import { skyline } from '../scenery/town'
import { aroundVehicle, type Subject } from './subject'

/** A roof above the city before sunrise. */
export function cityDawn({ key, paint }: Subject): Setting {
  const sun = new Vector3(-0.85, 0.09, 0.45).normalize()
  const sky = skyOf({
    zenith: 0x41608f,
    horizon: 0xf0b68a,
    ground: 0x4b4a50,
    sun,
    glow: 0xff9a4a,
    spread: 9,
    clouds: 0.5,
    cloud: 0xe9a58c,
    brightness: 1,
  })
  const deck = surface(0x77777a, {
    map: speckled(6, 0.3, 0.18),
    bump: speckled(1.2, 0.2, 0.6),
    bumpScale: 0.8,
    roughness: 0.55,
    coat: 0.35,
  })
  const wall = surface(0x8b8a88, { map: speckled(3, 0.25, 0.1), roughness: 0.8 })
  const lamps = Array.from({ length: 9 }, (_, index) =>
    at(
      group(
        part(new CylinderGeometry(0.05, 0.07, 5, 12), surface(0x2c2e31, { roughness: 0.5 })),
        at(part(new BoxGeometry(0.5, 0.07, 0.18), surface(0xfff1d6, { glow: 5 })), 0.3, 2.5, 0),
      ),
      -40 + index * 12,
      2.5,
      9.6,
    ),
  )
  return {
    models: group(
      land(500, deck, (_x, z) => (z > 10.6 ? -14 : 0)),
      ...Array.from({ length: 40 }, (_, index) => {
        const line = part(new PlaneGeometry(0.12, 5.2, 1, 12).rotateX(-Math.PI / 2), surface(0xe4e2dc))
        return at(line, -52 + index * 2.8, 0.008, 7)
      }),
      at(part(new BoxGeometry(160, 0.9, 0.22, 80, 2, 1), wall), 0, 0.45, 10.4),
      ...lamps,
      skyline({
        from: 85,
        to: 205,
        near: 620,
        far: 980,
        count: 80,
        tallest: 120,
        lit: 0.32,
        glow: 1.2,
        seed: 3,
      }),
      skyline({
        from: 75,
        to: 225,
        near: 380,
        far: 560,
        count: 70,
        tallest: 12,
        lit: 0.25,
        glow: 1,
        seed: 13,
      }),
      parked(key, paint, { isSubject: true }),
    ),
    sky: (direction, out) => sky(direction, out).multiplyScalar(1.15),
    view: sky,
    sun: {
      direction: new Vector3(0.5, 0.6, -0.65).normalize(),
      radius: 0.5,
      light: new Color(0.5, 0.48, 0.5),
    },
    shadows: aroundVehicle,
    probe: new Vector3(0, 1.1, 0),
    bounce: 0.35,
    haze: { distance: 1150, colour: new Color(0.86, 0.6, 0.46) },
    exposure: 1.05,
    glow: 0.3,
  }
}

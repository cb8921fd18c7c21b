import { Color, SphereGeometry, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { dice } from '../../interior/trim/textures'
import type { Setting } from '../exposure/setting'
import { skyOf } from '../scenery/skies'
import { surface } from '../scenery/surfaces'
import { skyline } from '../scenery/town'
import { box, type Guest, guests, polished } from './furnishing'

/** A wet street at night, with the lights of the city out of focus. */
export function nightCity(list: readonly Guest[]): Setting {
  const roll = dice(12)
  const colours = [0xffb35c, 0xff7a3c, 0xfff0d0, 0x7fb8ff, 0xff4a5c, 0x59e0c8]
  const lights = Array.from({ length: 130 }, (_, index) => {
    const away = 18 + roll() * 70
    const angle = (90 + roll() * 130) * (Math.PI / 180)
    const bulb = part(
      new SphereGeometry(0.16 + roll() * 0.3, 16, 12),
      surface(colours[index % 6] ?? 0xffffff, { glow: 2.6 }),
    )
    return at(bulb, Math.cos(angle) * away, 0.7 + roll() ** 2 * 9, Math.sin(angle) * away)
  })
  const signs = [0xff3d6e, 0x39c6ff, 0xffb03a].map((color, index) =>
    at(box(0.15, 2.2, 0.5, color, { glow: 4 }), -16 - index * 7, 3.6, 9.5 - index * 4),
  )
  const night = skyOf({
    zenith: 0x0b1424,
    horizon: 0x3b3048,
    ground: 0x0a0b0f,
    sun: new Vector3(-1, 0.05, 0.4),
    glow: 0xb0603a,
    spread: 5,
    clouds: 0.4,
    cloud: 0x2c2a3c,
    brightness: 0.6,
  })
  const far = group(...lights, ...signs)
  far.name = 'layer:no-shadow'
  return {
    models: group(
      polished(0x1d1e22, 0.62, 120),
      far,
      skyline({
        from: 85,
        to: 225,
        near: 110,
        far: 220,
        count: 46,
        tallest: 70,
        lit: 0.42,
        glow: 1.5,
        seed: 8,
      }),
      ...guests(list),
    ),
    sky: (direction, out) =>
      out
        .setRGB(0.5, 0.52, 0.62)
        .multiplyScalar(
          0.25 + 0.9 * Math.max(0, direction.y) + 0.5 * Math.max(0, direction.x - direction.z * 0.6),
        ),
    view: night,
    sun: {
      direction: new Vector3(0.5, 0.8, -0.7).normalize(),
      radius: 0.25,
      light: new Color(2.1, 1.9, 1.65),
    },
    shadows: { centre: new Vector3(0, 0.8, 0), radius: 4 },
    probe: new Vector3(0, 0.9, -0.2),
    bounce: 0.5,
    gloss: 0.05,
    haze: { distance: 240, colour: new Color(0.1, 0.075, 0.09) },
    exposure: 1.25,
    glow: 0.6,
  }
}

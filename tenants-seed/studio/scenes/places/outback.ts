import { Color, IcosahedronGeometry, Vector3 } from 'three'
import { group, part } from '../../interior/parts/placing'
import type { Setting } from '../exposure/setting'
import { land, range } from '../scenery/ground'
import { noise } from '../scenery/noise'
import { parked } from '../scenery/parked'
import { gumTree, scatter, tussock } from '../scenery/plants'
import { skyOf } from '../scenery/skies'
import { speckled, surface } from '../scenery/surfaces'
import { aroundVehicle, type Subject } from './subject'

/** A broken, flattened stone, half in the ground. */
function stone(radius: number, seed: number) {
  const geometry = new IcosahedronGeometry(radius, 2)
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)]
    const chipped = 0.55 + 0.8 * noise(x / radius + seed, y / radius + (z / radius) * 1.7, 2)
    position.setXYZ(index, x * chipped * 1.2, y * chipped * 0.62, z * chipped)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Red earth under a wide sky, mesas far away and a track in the dust. */
export function outback({ key, paint }: Subject, extra?: Subject): Setting {
  const sun = new Vector3(0.35, 0.5, -0.75).normalize()
  const sky = skyOf({
    zenith: 0x2f6fb5,
    horizon: 0xd9dfe0,
    ground: 0x9a5634,
    sun,
    glow: 0xffe2b0,
    spread: 18,
    clouds: 0.28,
    cloud: 0xf6f1ea,
    brightness: 0.95,
  })
  const earth = surface(0xa35f3c, {
    map: speckled(9, 0.55, 0.25),
    bump: speckled(1.6, 0.6, 0.5),
    bumpScale: 5,
    roughness: 0.95,
  })
  const rock = surface(0x8a4527, { roughness: 0.95 })
  const height = (x: number, z: number) => {
    const track = Math.exp(-(((Math.abs(z) - 0.8) / 0.3) ** 2)) * 0.05
    const away = Math.min(1, Math.max(0, (Math.hypot(x * 0.3, z) - 2) / 10))
    return (noise(x * 0.35, z * 0.35, 3) - 0.5) * 0.5 * away - track * away
  }
  const straw = surface(0x97894f, { roughness: 0.9 })
  const grass = scatter(110, 7, [7.5, 80], (index, roll) => tussock(0.24 + roll() * 0.3, index, straw))
  const stones = scatter(220, 9, [3.2, 26], (index, roll) =>
    part(stone(0.02 + roll() ** 4 * 0.14, index), rock),
  )
  const trees = scatter(14, 21, [40, 130], (index, roll) => gumTree(4 + roll() * 4, index + 60))
  return {
    models: group(
      land(1800, earth, height),
      range({ from: 95, to: 215, distance: 900, height: 130, rough: 0.5, flat: true }, rock),
      range({ from: 80, to: 250, distance: 1500, height: 190, rough: 0.35, flat: true }, rock),
      grass,
      stones,
      trees,
      parked(key, paint, { isSubject: true }),
      ...(extra ? [parked(extra.key, extra.paint, { x: -7.4, isSubject: true })] : []),
    ),
    sky,
    sun: { direction: sun, radius: 0.02, light: new Color(1.75, 1.55, 1.25) },
    shadows: extra ? { centre: new Vector3(-3, 1, 0), radius: 8 } : aroundVehicle,
    probe: new Vector3(0, 1.1, 0),
    bounce: 0.35,
    haze: { distance: 1900, colour: new Color(0.72, 0.66, 0.6) },
    exposure: 1.0,
    glow: 0.12,
  }
}

import { BoxGeometry, Color, PlaneGeometry, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import type { Setting } from '../exposure/setting'
import { land, range } from '../scenery/ground'
import { parked } from '../scenery/parked'
import { gumTree, scatter } from '../scenery/plants'
import { skyOf } from '../scenery/skies'
import { speckled, surface } from '../scenery/surfaces'
import { aroundVehicle, type Subject } from './subject'

/** White lines along the road. */
function lines(z: number, dashed: boolean) {
  const white = surface(0xd8d6cf, { roughness: 0.8 })
  const count = dashed ? 24 : 1
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const length = dashed ? 3 : 260
      const line = part(new PlaneGeometry(length, 0.13, dashed ? 4 : 200, 1).rotateX(-Math.PI / 2), white)
      return at(line, dashed ? (index - count / 2) * 9 : 0, 0.008, z)
    }),
  )
}

function road(width: number) {
  const asphalt = surface(0x54555a, {
    map: speckled(5, 0.35, 0.35),
    bump: speckled(0.7, 0.2, 0.8),
    bumpScale: 1.2,
    roughness: 0.82,
  })
  const strip = part(new PlaneGeometry(320, width, 480, 40).rotateX(-Math.PI / 2), asphalt)
  const uv = strip.geometry.getAttribute('uv')
  const position = strip.geometry.getAttribute('position')
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(index, position.getX(index), position.getZ(index))
  return at(strip, 0, 0.004, 0)
}

/** A road on a ridge: grass, gum trees, a rail, and ranges behind in the morning. */
export function ridgeRoad({ key, paint }: Subject): Setting {
  const sun = new Vector3(0.55, 0.42, -0.6).normalize()
  const sky = skyOf({
    zenith: 0x4d86bd,
    horizon: 0xe6ebe9,
    ground: 0x5d6a4a,
    sun,
    glow: 0xfff0cf,
    spread: 10,
    clouds: 0.55,
    cloud: 0xfdfbf7,
    brightness: 1,
  })
  const grass = surface(0x77804a, {
    map: speckled(6, 0.5, 0.4),
    bump: speckled(1.1, 0.5, 0.7),
    bumpScale: 5,
    roughness: 0.95,
  })
  const steel = surface(0xa9adaf, { metalness: 0.8, roughness: 0.4 })
  const rail = at(part(new BoxGeometry(260, 0.28, 0.05, 300, 1, 1), steel), 0, 0.62, 5)
  const posts = Array.from({ length: 60 }, (_, index) =>
    at(part(new BoxGeometry(0.1, 0.8, 0.1), steel), (index - 30) * 4, 0.35, 5.08),
  )
  const drop = (_x: number, z: number) =>
    z > 7 ? -((z - 7) ** 1.25) * 0.5 : Math.abs(z) > 4.2 ? -0.05 : -0.03
  return {
    models: group(
      land(900, grass, drop),
      road(8.4),
      lines(-3.6, false),
      lines(3.7, false),
      lines(1.9, true),
      rail,
      ...posts,
      range(
        { from: 60, to: 230, distance: 420, height: 95, rough: 0.55 },
        surface(0x5f7350, { roughness: 1 }),
      ),
      range(
        { from: 60, to: 230, distance: 800, height: 240, rough: 0.5 },
        surface(0x5d7364, { roughness: 1 }),
      ),
      range(
        { from: 60, to: 230, distance: 1500, height: 480, rough: 0.4 },
        surface(0x6a7f8c, { roughness: 1 }),
      ),
      scatter(26, 5, [60, 190], (index, roll) => at(gumTree(8 + roll() * 8, index), 0, -8, 0)),
      parked(key, paint, { isSubject: true }),
    ),
    sky,
    sun: { direction: sun, radius: 0.03, light: new Color(1.55, 1.42, 1.2) },
    shadows: aroundVehicle,
    probe: new Vector3(0, 1.1, 0),
    bounce: 0.35,
    haze: { distance: 1100, colour: new Color(0.78, 0.84, 0.88) },
    exposure: 0.9,
    glow: 0.12,
  }
}

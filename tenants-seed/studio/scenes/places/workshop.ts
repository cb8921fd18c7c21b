import { Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { pillow } from '../../interior/shape/pillow'
import type { Setting } from '../exposure/setting'
import { type Person, person } from '../people/person'
import { parked } from '../scenery/parked'
import { surface } from '../scenery/surfaces'
import { airy, box, type Guest, polished } from './furnishing'

/** A workshop: somebody at a vehicle on a two-post hoist, tool chests, lamps and a painted floor. */
export function workshop(brand: number, guest: Guest, lift: number, mechanic: Person): Setting {
  const chest = (z: number, height: number) =>
    at(
      group(
        part(
          pillow({ size: [0.6, height, 1.5], radius: 0.02 }),
          surface(brand, { roughness: 0.4, coat: 0.6 }),
        ),
        ...Array.from({ length: 5 }, (_, index) =>
          at(
            box(0.02, 0.02, 1.3, 0xb7babd, { metalness: 1, roughness: 0.3 }),
            0.305,
            (index - 2) * height * 0.18,
            0,
          ),
        ),
      ),
      -6.9,
      height / 2 + 0.08,
      z,
    )
  const posts = [-1.75, 1.75].map((z) =>
    group(
      at(box(0.34, 3.9, 0.3, brand, { roughness: 0.4 }), -0.2, 1.95, z),
      ...[-0.75, 0.75].map((x) => at(box(1.1, 0.09, 0.12, 0x2a2b2e), x * 0.7 - 0.2, lift + 0.1, z * 0.62)),
    ),
  )
  const walls = group(
    at(box(0.2, 5, 20, 0xdcdcda), -7.6, 2.5, 0),
    at(box(16, 5, 0.2, 0xd2d2d0), 0, 2.5, -8),
    at(box(16, 5, 0.2, 0xd2d2d0), 0, 2.5, 9),
    at(box(0.1, 0.35, 20, brand), -7.46, 3.2, 0),
    at(box(0.06, 0.16, 20, 0x2c2e31), -7.47, 0.08, 0),
    at(box(0.1, 1.3, 3.4, 0x3a3d41), -7.45, 1.9, 5.4),
    ...Array.from({ length: 14 }, (_, index) =>
      at(
        box(0.05, 0.3 + (index % 4) * 0.12, 0.05, 0xa8abae, { metalness: 1, roughness: 0.3 }),
        -7.38,
        2 - (index % 3) * 0.12,
        3.95 + index * 0.22,
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      at(box(0.16, 0.06, 12, 0xf6f9ff, { glow: 4 }), -6 + index * 3, 4.6, 0),
    ),
    at(box(16, 0.1, 20, 0xc2c2c0), 0, 5, 0),
  )
  walls.name = 'layer:no-shadow'
  const raised = at(parked(guest.key, guest.paint, guest), 0, lift, 0)
  return {
    models: group(
      polished(0x4d5054, 0.84, 40),
      walls,
      ...(lift > 0 ? posts : []),
      chest(-4.6, 1.1),
      chest(-2.8, 1.5),
      chest(1.2, 1.1),
      raised,
      person(mechanic),
    ),
    sky: (direction, out) => airy(direction, out).multiplyScalar(1.2),
    shadows: { centre: new Vector3(0, 1.6, 0), radius: 8.5 },
    probe: new Vector3(0.5, 1.6, 0),
    bounce: 0.5,
    gloss: 0.07,
    exposure: 0.95,
    glow: 0.15,
  }
}

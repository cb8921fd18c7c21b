import { CylinderGeometry, type Group, TorusGeometry } from 'three'
import type { CabinShape } from '../cabin-shape'
import { plate } from '../shape/along'
import { pillow } from '../shape/pillow'
import { ease, loft, mix, type Place } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, group, part } from './placing'

type Line = (x: number) => Place[]

/** Door trim in bands, from the belt down; `side` is 1 on the driver's side. `from` is ahead of `to`. */
function bands(
  { belt: b, halfWidth: h }: CabinShape,
  side: number,
  from: number,
  to: number,
): [keyof TrimMaterials, Line][] {
  const z = (inward: number) => side * (h - inward)
  const rest = (x: number) => ease(to + 0.02, to + 0.14, x) * (1 - ease(from - 0.3, from - 0.12, x))
  return [
    [
      'pad',
      (x) => [
        [x, b, z(-0.01)],
        [x, b + 0.012, z(0.03)],
        [x, b - 0.012, z(0.055)],
        [x, b - 0.06, z(0.05)],
      ],
    ],
    [
      'insert',
      (x) => [
        [x, b - 0.06, z(0.05)],
        [x, b - 0.12, z(0.036)],
        [x, b - 0.19, z(0.045)],
      ],
    ],
    [
      'seat',
      (x) => {
        const out = 0.05 + 0.075 * rest(x)
        return [
          [x, b - 0.19, z(0.045)],
          [x, b - 0.205, z(out)],
          [x, b - 0.235, z(out + 0.012)],
          [x, b - 0.27, z(out)],
          [x, b - 0.29, z(0.05)],
        ]
      },
    ],
    [
      'fascia',
      (x) => [
        [x, b - 0.29, z(0.05)],
        [x, b - 0.36, z(0.042)],
        [x, 0.26, z(0.045)],
      ],
    ],
    [
      'plastic',
      (x) => {
        const pocket = 0.05 + 0.05 * rest(x)
        return [
          [x, 0.26, z(0.045)],
          [x, 0.245, z(pocket)],
          [x, 0.14, z(pocket)],
          [x, 0.03, z(0.06)],
          [x, -0.04, z(0)],
        ]
      },
    ],
  ]
}

function speaker(materials: TrimMaterials): Group {
  const mesh = part(new CylinderGeometry(0.075, 0.075, 0.006, 48).rotateX(Math.PI / 2), materials.rubber)
  const ring = part(new TorusGeometry(0.077, 0.003, 8, 60), materials.satin)
  return group(mesh, at(ring, 0, 0, 0.003))
}

/** The trim of one door with its armrest, handle, switches, pocket and speaker. */
export function doorTrim(
  shape: CabinShape,
  side: 1 | -1,
  from: number,
  to: number,
  materials: TrimMaterials,
): Group {
  const inward = (distance: number) => side * (shape.halfWidth - distance)
  const panels = bands(shape, side, from, to).map(([name, line]) => {
    const rows = loft((t) => line(mix(from - 0.006, to + 0.006, t)), 60, 14)
    return part(rows, materials[name])
  })
  const lever = at(
    part(pillow({ size: [0.12, 0.02, 0.014], radius: 0.006 }), materials.chrome),
    from - 0.34,
    shape.belt - 0.115,
    inward(0.046),
  )
  const accent = at(
    part(pillow({ size: [from - to - 0.12, 0.012, 0.008], radius: 0.003 }), materials.strip),
    (from + to) / 2,
    shape.belt - 0.07,
    inward(0.05),
  )
  const switches = [0, 1].map((index) =>
    at(
      part(plate(0.03, 0.02, 0.004, 0.008).rotateX(-Math.PI / 2), materials.gloss),
      from - 0.42 - index * 0.04,
      shape.belt - 0.203,
      inward(0.1),
    ),
  )
  const sound = at(speaker(materials), from - 0.22, 0.33, inward(0.052))
  return group(...panels, lever, accent, ...switches, sound)
}

import { CylinderGeometry, type Group, SphereGeometry, TorusGeometry } from 'three'
import type { CabinShape } from '../cabin-shape'
import { plate } from '../shape/along'
import { pillow } from '../shape/pillow'
import { loft, mix, type Place } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, group, part } from './placing'

/** The body of the console: from under the board, where it is highest, back between the seats. */
function spine({ hip, dashEdge, dashTop, console }: CabinShape, materials: TrimMaterials) {
  const line = (t: number): Place[] => {
    const x = mix(dashEdge + 0.1, -0.28, t)
    const rise = Math.max(0, 1 - t * 2.6) ** 1.6
    const top = hip + 0.085 + rise * (dashTop - hip - (console === 'floating' ? 0.36 : 0.3))
    const wide = 0.125 + rise * 0.02
    return [
      [x, 0, -wide],
      [x, top - 0.06, -wide],
      [x, top - 0.012, -wide + 0.008],
      [x, top, -wide + 0.03],
      [x, top - 0.004, 0],
      [x, top, wide - 0.03],
      [x, top - 0.012, wide - 0.008],
      [x, top - 0.06, wide],
      [x, 0, wide],
    ]
  }
  return part(loft(line, 40, 60), materials.plastic)
}

function lever(materials: TrimMaterials): Group {
  const boot = part(new CylinderGeometry(0.02, 0.048, 0.06, 32, 6), materials.seat)
  const stem = at(part(new CylinderGeometry(0.007, 0.008, 0.07, 16), materials.chrome), 0, 0.05, 0)
  const grip = pillow({ size: [0.05, 0.075, 0.046], radius: 0.02, bend: (p) => (p.x *= 1 + p.y * 3) })
  const stick = group(
    boot,
    stem,
    at(part(grip, materials.pad), 0, 0.11, 0),
    at(part(plate(0.03, 0.02, 0.008, 0.004).rotateX(-Math.PI / 2), materials.satin), 0, 0.15, 0),
  )
  stick.rotation.z = 0.12
  return stick
}

function dialSelector(materials: TrimMaterials): Group {
  const ring = part(new CylinderGeometry(0.034, 0.036, 0.022, 48), materials.satin)
  const top = at(part(new CylinderGeometry(0.03, 0.03, 0.004, 48), materials.gloss), 0, 0.0125, 0)
  return group(ring, top)
}

function cupHolders(materials: TrimMaterials): Group {
  return group(
    ...[-0.045, 0.045].flatMap((x) => [
      at(part(new CylinderGeometry(0.038, 0.034, 0.002, 40), materials.rubber), x, 0.0015, 0),
      at(part(new TorusGeometry(0.0385, 0.003, 10, 48).rotateX(Math.PI / 2), materials.satin), x, 0.003, 0),
      at(part(new CylinderGeometry(0.034, 0.03, 0.001, 40), materials.gloss), x, 0.0028, 0),
    ]),
  )
}

/** Console with selector, cup holders, a tray and an armrest between the front seats. */
export function centreConsole(shape: CabinShape, materials: TrimMaterials): Group {
  const top = shape.hip + 0.085
  const deck = at(
    part(plate(0.5, 0.2, 0.03, 0.01).rotateX(-Math.PI / 2), materials.gloss),
    0.23,
    top + 0.0055,
    0,
  )
  const selector = shape.selector === 'lever' ? lever(materials) : dialSelector(materials)
  const rest = pillow({
    size: [0.34, 0.07, 0.2],
    radius: 0.026,
    detail: [16, 6, 12],
    bend: (p) => (p.y += p.y > 0 ? 0.006 * Math.cos((p.z / 0.2) * Math.PI) : 0),
  })
  const keys = Array.from({ length: 3 }, (_, index) =>
    at(
      part(plate(0.024, 0.016, 0.004, 0.006).rotateX(-Math.PI / 2), materials.satin),
      0.24,
      top + 0.011,
      -0.07 + index * 0.024,
    ),
  )
  const ball =
    shape.selector === 'lever'
      ? []
      : [at(part(new SphereGeometry(0.004), materials.glow), 0.33, top + 0.008, 0.04)]
  const edges = [-1, 1].map((side) =>
    at(
      part(pillow({ size: [0.56, 0.006, 0.006], radius: 0.002 }), materials.satin),
      0.24,
      top + 0.002,
      side * 0.108,
    ),
  )
  return group(
    spine(shape, materials),
    ...edges,
    deck,
    at(selector, 0.33, top + 0.012, 0.0),
    at(cupHolders(materials), 0.15, top + 0.008, 0),
    at(part(rest, materials.seat), -0.1, top + 0.055, 0),
    ...keys,
    ...ball,
  )
}

import { type Group, PlaneGeometry } from 'three'
import type { CabinShape } from '../cabin-shape'
import { plate } from '../shape/along'
import { bar } from '../shape/bar'
import { pillow } from '../shape/pillow'
import { loft, mix, type Place } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, facingSeats, group, part } from './placing'

function roofLining({ roof, roofHalfWidth: r, header, rear }: CabinShape, materials: TrimMaterials) {
  const line = (t: number): Place[] => {
    const x = mix(header, rear, t)
    const drop = 0.05 * (1 - t) ** 3 + 0.1 * t ** 4
    return [
      [x, roof - 0.06 - drop, -r],
      [x, roof - 0.012 - drop, -r * 0.78],
      [x, roof - drop, 0],
      [x, roof - 0.012 - drop, r * 0.78],
      [x, roof - 0.06 - drop, r],
    ]
  }
  return part(loft(line, 30, 30), materials.lining)
}

/** Pillars and rails of one side. */
export function pillars(shape: CabinShape, side: number, materials: TrimMaterials): Group {
  const { roof, roofHalfWidth, header, rear, belt, halfWidth, screenBase, rows } = shape
  const high = (x: number): Place => [x, roof - 0.07, side * (roofHalfWidth + 0.01)]
  const low = (x: number): Place => [x, belt, side * (halfWidth + 0.02)]
  const screenPillar: Place[] = [
    [screenBase + 0.04, shape.dashTop - 0.06, side * (halfWidth - 0.02)],
    [
      mix(screenBase, header, 0.5),
      mix(shape.dashTop - 0.06, roof - 0.085, 0.56),
      side * mix(halfWidth, roofHalfWidth, 0.48),
    ],
    [header, roof - 0.085, side * roofHalfWidth],
  ]
  const posts = [-0.3, ...rows.map((row) => row - 0.38)].map((x) =>
    part(
      bar([[x + 0.03, -0.02, side * (halfWidth + 0.015)], low(x), high(x - 0.04)], 'y', 0.06, 0.03),
      materials.lining,
    ),
  )
  const end = part(bar([low(rear + 0.1), high(rear + 0.24)], 'y', 0.18, 0.035), materials.lining)
  const kick = part(plate(0.62, shape.dashTop + 0.05, 0.02, 0.02), materials.plastic)
  return group(
    at(kick, shape.dashEdge + 0.4, (shape.dashTop - 0.1) / 2, side * (halfWidth - 0.03)),
    part(bar(screenPillar, 'y', 0.062, 0.034), materials.lining),
    part(
      bar([[header + 0.03, roof - 0.1, side * roofHalfWidth], high(-0.3), high(rear)], 'x', 0.04, 0.035),
      materials.lining,
    ),
    ...posts,
    end,
  )
}

function overhead({ roof, header, driver }: CabinShape, materials: TrimMaterials): Group {
  const visors = [-1, 1].map((side) => {
    const visor = part(pillow({ size: [0.16, 0.018, 0.4], radius: 0.009 }), materials.lining)
    visor.rotation.z = -0.16
    return at(visor, header - 0.045, roof - 0.068, side * driver)
  })
  const mirror = facingSeats(
    group(
      part(pillow({ size: [0.23, 0.062, 0.035], radius: 0.017 }), materials.rubber),
      at(part(plate(0.215, 0.048, 0.02, 0.004), materials.chrome), 0, 0, 0.019),
    ),
    -0.12,
  )
  const lamp = group(
    part(pillow({ size: [0.16, 0.022, 0.12], radius: 0.01 }), materials.lining),
    ...[-0.03, 0.03].map((z) =>
      at(part(pillow({ size: [0.03, 0.006, 0.024], radius: 0.003 }), materials.glow), 0.01, -0.011, z),
    ),
  )
  const top = part(
    bar(
      [
        [header + 0.02, roof - 0.1, -0.6],
        [header + 0.045, roof - 0.07, 0],
        [header + 0.02, roof - 0.1, 0.6],
      ],
      'x',
      0.026,
      0.02,
    ),
    materials.lining,
  )
  return group(
    ...visors,
    at(mirror, header + 0.1, roof - 0.15, 0),
    at(lamp, header - 0.05, roof - 0.055, 0),
    top,
  )
}

/** Carpet, the bulkhead under the board and the pedals. */
function floor(
  { dashEdge, dashTop, halfWidth, rear, driver, rows }: CabinShape,
  materials: TrimMaterials,
): Group {
  const length = dashEdge + 0.45 - rear
  const carpet = part(new PlaneGeometry(length, halfWidth * 2).rotateX(-Math.PI / 2), materials.carpet)
  const ahead = part(new PlaneGeometry(halfWidth * 2, 0.8).rotateY(-Math.PI / 2), materials.carpet)
  ahead.rotation.z = -0.5
  const behind = part(new PlaneGeometry(halfWidth * 2, dashTop).rotateY(Math.PI / 2), materials.plastic)
  const sills = [-1, 1].map((side) =>
    at(
      part(pillow({ size: [length - 0.3, 0.1, 0.1], radius: 0.03 }), materials.body),
      dashEdge + 0.3 - length / 2,
      -0.02,
      side * (halfWidth + 0.03),
    ),
  )
  const pedals = [0, 0.13].map((z, index) => {
    const pedal = part(
      plate(index === 0 ? 0.09 : 0.05, index === 0 ? 0.06 : 0.13, 0.01, 0.01),
      materials.satin,
    )
    return at(facingSeats(pedal, 0.6), dashEdge + 0.08, 0.2, driver - 0.05 + z)
  })
  return group(
    at(carpet, dashEdge + 0.45 - length / 2, 0, 0),
    at(ahead, dashEdge + 0.3, 0.35, 0),
    ...(rows.length > 0 ? [] : [at(behind, rear, dashTop / 2, 0)]),
    ...sills,
    ...pedals,
  )
}

/** What surrounds the seats on both sides alike: floor, roof, visors and mirror. */
export function shell(shape: CabinShape, materials: TrimMaterials): Group {
  return group(roofLining(shape, materials), floor(shape, materials), overhead(shape, materials))
}

import { type Group, type Material, Vector3 } from 'three'
import type { CabinShape } from '../cabin-shape'
import { stitches } from '../shape/along'
import { pillow } from '../shape/pillow'
import { ease, loft, type Place, skin, smoothLine } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, group, part } from './placing'

type Band = readonly (readonly [x: number, y: number])[]

/** The board seen from its side, in bands of one material, as metres behind its edge and below its top. */
const bands: Readonly<Record<CabinShape['dash'], readonly [keyof TrimMaterials, Band][]>> = {
  hooded: [
    [
      'pad',
      [
        [0.3, 0.016],
        [0.06, 0.002],
        [0.012, -0.014],
        [0, -0.04],
      ],
    ],
    [
      'fascia',
      [
        [0, -0.04],
        [0.024, -0.052],
        [0.034, -0.085],
        [0.022, -0.115],
      ],
    ],
    [
      'strip',
      [
        [0.022, -0.115],
        [0.003, -0.122],
        [0.001, -0.155],
        [0.018, -0.164],
      ],
    ],
    [
      'fascia',
      [
        [0.018, -0.164],
        [0.03, -0.2],
        [0.085, -0.3],
      ],
    ],
    [
      'plastic',
      [
        [0.085, -0.3],
        [0.16, -0.4],
        [0.32, -0.5],
      ],
    ],
  ],
  slab: [
    [
      'pad',
      [
        [0.3, 0.01],
        [0.07, 0.004],
        [0.01, -0.008],
        [-0.004, -0.025],
      ],
    ],
    [
      'fascia',
      [
        [-0.004, -0.025],
        [0.0, -0.05],
        [0.03, -0.066],
      ],
    ],
    [
      'plastic',
      [
        [0.03, -0.066],
        [0.05, -0.074],
        [0.03, -0.088],
      ],
    ],
    [
      'strip',
      [
        [0.03, -0.088],
        [-0.002, -0.096],
        [-0.006, -0.135],
        [0.02, -0.15],
      ],
    ],
    [
      'fascia',
      [
        [0.02, -0.15],
        [0.06, -0.22],
        [0.16, -0.3],
      ],
    ],
    [
      'plastic',
      [
        [0.16, -0.3],
        [0.24, -0.38],
        [0.34, -0.46],
      ],
    ],
  ],
  upright: [
    [
      'pad',
      [
        [0.25, 0.01],
        [0.05, 0.004],
        [0.008, -0.01],
        [0, -0.05],
        [0.006, -0.09],
      ],
    ],
    [
      'plastic',
      [
        [0.006, -0.09],
        [0.03, -0.1],
        [0.034, -0.14],
        [0.012, -0.17],
      ],
    ],
    [
      'strip',
      [
        [0.012, -0.17],
        [-0.004, -0.176],
        [-0.004, -0.2],
        [0.012, -0.206],
      ],
    ],
    [
      'fascia',
      [
        [0.012, -0.206],
        [0.006, -0.28],
        [0.04, -0.36],
      ],
    ],
    [
      'plastic',
      [
        [0.04, -0.36],
        [0.12, -0.44],
        [0.3, -0.54],
      ],
    ],
  ],
}

/** How much of the hood over the instruments stands at this place across the board. */
function hoodAt({ dash, driver }: CabinShape, z: number): number {
  return dash === 'slab' ? 0 : 1 - ease(0.15, 0.25, Math.abs(z - driver))
}

function bandLine(shape: CabinShape, band: Band, isPad: boolean, z: number): Place[] {
  const { dashEdge, dashTop, halfWidth, screenBase } = shape
  const side = Math.abs(z) / halfWidth
  const edge = dashEdge - 0.075 * ease(0.66, 1, side)
  const hood = hoodAt(shape, z)
  const points = band.map(([x, y]): Place => {
    const top = ease(-0.06, 0, y)
    return [edge + x - 0.035 * hood * top * (isPad ? 1 : 0), dashTop + y + 0.072 * hood * top, z]
  })
  return isPad ? [[screenBase, dashTop - 0.03, z], ...points] : points
}

function bandParts(shape: CabinShape, materials: TrimMaterials): Group {
  const width = shape.halfWidth - 0.015
  return group(
    ...bands[shape.dash].map(([name, band], index) => {
      const line = (t: number) => bandLine(shape, band, index === 0, (t * 2 - 1) * width)
      const material: Material = materials[name]
      return part(loft(line, 120, 18), material)
    }),
  )
}

/** Thread along the edge of the pad. */
function padSeam(shape: CabinShape, materials: TrimMaterials) {
  const pad = bands[shape.dash][0]?.[1] ?? []
  const across = Array.from({ length: 60 }, (_, index) => {
    const z = ((index / 59) * 2 - 1) * (shape.halfWidth - 0.05)
    return smoothLine(bandLine(shape, pad, true, z), 18)[14] ?? new Vector3()
  })
  return part(stitches(across, new Vector3(-0.0012, 0.0008, 0)), materials.thread)
}

function grabHandle(shape: CabinShape, materials: TrimMaterials): Group {
  const bow = pillow({
    size: [0.03, 0.035, 0.26],
    radius: 0.014,
    detail: [6, 6, 24],
    bend: (point) => {
      point.x -= 0.028 * Math.cos((point.z / 0.26) * Math.PI)
    },
  })
  return group(
    at(part(bow, materials.rubber), shape.dashEdge - 0.004, shape.dashTop - 0.135, -shape.driver - 0.04),
  )
}

/** Plates that close the board at the doors. */
function endCaps(shape: CabinShape, materials: TrimMaterials): Group {
  const outline = bands[shape.dash].flatMap(([, band]) => band)
  return group(
    ...[-1, 1].map((side) => {
      const z = side * (shape.halfWidth - 0.016)
      const edge = smoothLine(
        outline.map(([x, y]): Place => [shape.dashEdge - 0.075 + x, shape.dashTop + y, z]),
        40,
      )
      const ahead = edge.map((point) => new Vector3(shape.screenBase, point.y, z))
      return part(skin([edge, ahead]), materials.pad)
    }),
  )
}

/** The board below the windscreen, from door to door. */
export function dashboard(shape: CabinShape, materials: TrimMaterials): Group {
  const board = group(bandParts(shape, materials), endCaps(shape, materials))
  if (shape.dash !== 'upright') board.add(padSeam(shape, materials))
  if (shape.dash === 'upright') board.add(grabHandle(shape, materials))
  return board
}

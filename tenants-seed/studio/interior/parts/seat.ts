import { CylinderGeometry, type Group, Vector3 } from 'three'
import { stitches } from '../shape/along'
import { type PillowShape, pillow, pillowPoint } from '../shape/pillow'
import { ease } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, facingAhead, group, part } from './placing'

export interface SeatShape {
  readonly width: number
  /** Height of the back above the cushion. */
  readonly back: number
  readonly recline: number
  /** How far the sides stand out. */
  readonly bolster: number
  /** Distance between the seams across the middle; 0 for none. */
  readonly channel: number
  readonly headrest: boolean
}

const MIDDLE = 0.155

/** Sides stand out, the middle is hollow, and seams sink in: what makes a block a seat. */
function cover(shape: SeatShape, point: Vector3, along: number, soften: number): void {
  if (point.z < 0) return
  const side = Math.abs(point.x)
  point.z += shape.bolster * ease(MIDDLE, MIDDLE + 0.06, side) * soften
  point.z -= 0.012 * Math.exp(-(((side - MIDDLE) / 0.008) ** 2))
  if (shape.channel > 0 && side < MIDDLE) {
    const phase = Math.abs(((along / shape.channel) % 1) + 1) % 1
    const fromSeam = Math.min(phase, 1 - phase) * shape.channel
    point.z -= 0.008 * Math.exp(-((fromSeam / 0.007) ** 2))
  }
}

function backShape(shape: SeatShape): PillowShape {
  const { width, back } = shape
  return {
    size: [width, back, 0.13],
    radius: 0.055,
    detail: [48, 56, 6],
    bend(point) {
      const up = point.y / back + 0.5
      cover(shape, point, point.y, 1 - 0.75 * ease(0.6, 0.95, up))
      point.z += 0.028 * Math.sin(up * Math.PI * 0.9) - 0.05 * ease(0.75, 1, up)
      point.x *= 1 - 0.2 * ease(0.55, 1, up) - 0.05 * (1 - ease(0, 0.3, up))
    },
  }
}

function cushionShape(shape: SeatShape): PillowShape {
  return {
    size: [shape.width + 0.015, 0.53, 0.15],
    radius: 0.055,
    detail: [48, 48, 6],
    bend(point) {
      const ahead = 0.5 - point.y / 0.53
      cover(shape, point, point.y, 0.8 - 0.35 * ease(0.6, 1, ahead))
      point.z -= 0.03 * ease(0.82, 1, ahead)
    },
  }
}

/** Two rows of thread beside the seams that part the middle from the sides. */
function seamThread(pad: PillowShape, from: number, to: number, materials: TrimMaterials): Group {
  const rows = [-MIDDLE - 0.012, MIDDLE + 0.012].map((x) => {
    const line = Array.from({ length: 16 }, (_, index) =>
      pillowPoint(pad, x, from + ((to - from) * index) / 15, pad.size[2] / 2),
    )
    return part(stitches(line, new Vector3(0, 0, 0.0008)), materials.thread)
  })
  return group(...rows)
}

function headrest(shape: SeatShape, materials: TrimMaterials): Group {
  const cushion = pillow({
    size: [0.26, 0.19, 0.1],
    radius: 0.045,
    detail: [18, 14, 10],
    bend: (point) => {
      point.z += 0.018 * Math.cos((point.x / 0.26) * Math.PI) - 0.02 * (point.y / 0.19)
    },
  })
  const posts = [-0.06, 0.06].map((x) =>
    at(part(new CylinderGeometry(0.006, 0.006, 0.16, 12), materials.chrome), x, shape.back + 0.02, -0.01),
  )
  return group(at(part(cushion, materials.seat), 0, shape.back + 0.14, 0.012), ...posts)
}

/** The middle of a seat in its second cloth: a sheet on the cushion, a hair above it. */
function middleOf(pad: PillowShape, along: readonly [from: number, to: number], materials: TrimMaterials) {
  const [from, to] = along
  const sheet = pillow({
    size: [MIDDLE * 2 - 0.012, to - from, 0.004],
    radius: 0.002,
    detail: [40, 56, 1],
    bend(point) {
      const base = pillowPoint(pad, point.x, point.y + (from + to) / 2, pad.size[2] / 2)
      point.set(base.x, base.y, base.z + 0.004 + point.z)
    },
  })
  return part(sheet, materials.insert)
}

/** One seat with its hip on the origin, facing ahead: cushion, back, headrest, thread, and the buckle at its side. */
export function seat(shape: SeatShape, materials: TrimMaterials): Group {
  const backPad = backShape(shape)
  const cushionPad = cushionShape(shape)
  const back = group(
    at(part(pillow(backPad), materials.seat), 0, shape.back / 2, 0),
    at(middleOf(backPad, [-shape.back * 0.42, shape.back * 0.36], materials), 0, shape.back / 2, 0),
    at(seamThread(backPad, -shape.back * 0.42, shape.back * 0.4, materials), 0, shape.back / 2, 0),
  )
  if (shape.headrest) back.add(headrest(shape, materials))
  back.rotation.x = -shape.recline
  const cushion = group(
    part(pillow(cushionPad), materials.seat),
    middleOf(cushionPad, [-0.2, 0.22], materials),
    seamThread(cushionPad, -0.22, 0.22, materials),
  )
  cushion.rotation.x = -Math.PI / 2 - 0.12
  at(cushion, 0, -0.055, 0.235)
  at(back, 0, -0.04, -0.03)
  const skirt = at(
    part(pillow({ size: [shape.width - 0.03, 0.12, 0.46], radius: 0.03 }), materials.plastic),
    0,
    -0.17,
    0.21,
  )
  const buckle = at(
    part(pillow({ size: [0.028, 0.09, 0.045], radius: 0.01 }), materials.rubber),
    shape.width / 2 + 0.02,
    0.01,
    -0.02,
  )
  return facingAhead(group(back, cushion, skirt, buckle))
}

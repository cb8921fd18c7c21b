import {
  BoxGeometry,
  CylinderGeometry,
  type Group,
  type Material,
  PlaneGeometry,
  TorusGeometry,
  Vector3,
} from 'three'
import { at, facingSeats, group, part } from './parts/placing'
import { cord, plate } from './shape/along'
import { pillow } from './shape/pillow'
import type { TrimMaterials } from './trim/trim-materials'

/** The inside of a caravan in metres: x ahead, y up, z to the right; 5.4 m long and 2.2 m wide, the door on the left. */
const LONG = 5.4
const WIDE = 2.2
const HIGH = 2

const box = (width: number, height: number, depth: number, material: Material) =>
  part(
    new BoxGeometry(width, height, depth, Math.ceil(width * 8), Math.ceil(height * 8), Math.ceil(depth * 8)),
    material,
  )

/** A cupboard with rounded doors and a push button in each. */
function cupboard(
  length: number,
  height: number,
  depth: number,
  doors: number,
  materials: TrimMaterials,
): Group {
  const leaf = length / doors
  const leaves = Array.from({ length: doors }, (_, index) => {
    const x = (index + 0.5) * leaf - length / 2
    return group(
      at(part(plate(leaf - 0.014, height - 0.02, 0.012, 0.02), materials.panel), x, 0, depth / 2 + 0.018),
      at(
        part(new CylinderGeometry(0.013, 0.013, 0.012, 24).rotateX(Math.PI / 2), materials.chrome),
        x + leaf * 0.36,
        -height * 0.32,
        depth / 2 + 0.022,
      ),
    )
  })
  return group(box(length, height, depth, materials.wall), ...leaves)
}

/** A window with its frame, a blind drawn up and daylight in it. */
function window_(width: number, height: number, materials: TrimMaterials): Group {
  const bars = [-1, 1].flatMap((side) => [
    at(box(width + 0.06, 0.035, 0.03, materials.wall), 0, (side * (height + 0.035)) / 2, 0),
    at(box(0.035, height, 0.03, materials.wall), (side * (width + 0.025)) / 2, 0, 0),
  ])
  return group(
    ...bars,
    at(
      part(pillow({ size: [width, 0.07, 0.045], radius: 0.015 }), materials.wall),
      0,
      height / 2 - 0.02,
      0.02,
    ),
  )
}

/** A long wall with openings for windows: pieces between, above and below them. */
function wallWith(
  windows: readonly (readonly [x: number, width: number])[],
  materials: TrimMaterials,
): Group {
  const [low, high] = [0.98, 1.48]
  const wall = group(
    at(box(LONG, low, 0.04, materials.wall), 0, low / 2, 0),
    at(box(LONG, HIGH - high, 0.04, materials.wall), 0, (high + HIGH) / 2, 0),
  )
  let from = -LONG / 2
  for (const [x, width] of [...windows, [LONG / 2 + 0.0001, 0] as const]) {
    const to = x - width / 2
    if (to - from > 0.01)
      wall.add(at(box(to - from, high - low, 0.04, materials.wall), (from + to) / 2, (low + high) / 2, 0))
    if (width > 0) wall.add(at(window_(width, high - low, materials), x, (low + high) / 2, 0.03))
    from = x + width / 2
  }
  return wall
}

function cushion(width: number, height: number, depth: number, material: Material) {
  return part(
    pillow({ size: [width, height, depth], radius: Math.min(height, depth) * 0.42, detail: [20, 10, 12] }),
    material,
  )
}

/** A made bed across the front: mattress, cover, pillows and a bedhead with lamps. */
function bed(materials: TrimMaterials): Group {
  const cover = pillow({
    size: [1.45, 0.1, 1.56],
    radius: 0.05,
    detail: [40, 6, 40],
    bend: (point) => {
      point.y +=
        0.012 * Math.sin(point.x * 9 + point.z * 3) * Math.sin(point.z * 7) + 0.01 * Math.cos(point.x * 4)
    },
  })
  const pillows = [-0.38, 0.38].flatMap((z) => [
    at(cushion(0.2, 0.46, 0.66, materials.linen), 0.72, 0.32, z),
    at(cushion(0.16, 0.38, 0.5, materials.seat), 0.56, 0.28, z),
  ])
  for (const one of pillows) one.rotation.z = -0.42
  const lamps = [-0.78, 0.78].map((z) =>
    at(part(pillow({ size: [0.06, 0.12, 0.06], radius: 0.02 }), materials.lamp), 0.88, 0.72, z),
  )
  return group(
    at(box(1.9, 0.34, 1.6, materials.panel), 0, -0.22, 0),
    at(cushion(1.9, 0.18, 1.58, materials.linen), 0, 0.02, 0),
    at(part(cover, materials.throw), -0.25, 0.09, 0),
    ...pillows,
    at(part(plate(1.6, 0.62, 0.05, 0.05), materials.seat).rotateY(-Math.PI / 2), 0.92, 0.42, 0),
    ...lamps,
  )
}

/** Two benches facing each other over a table. */
function dinette(materials: TrimMaterials): Group {
  const benches = [-0.62, 0.62].map((x) => {
    const side = Math.sign(x)
    return group(
      at(box(0.5, 0.36, 0.86, materials.panel), x, 0.18, 0),
      at(cushion(0.52, 0.13, 0.86, materials.seat), x, 0.42, 0),
      at(cushion(0.13, 0.46, 0.86, materials.seat), x + side * 0.21, 0.7, 0),
      at(cushion(0.1, 0.3, 0.34, materials.throw), x + side * 0.13, 0.62, -0.2),
    )
  })
  const top = at(part(plate(0.72, 0.8, 0.05, 0.03).rotateX(-Math.PI / 2), materials.bench), 0, 0.74, 0)
  const leg = at(part(new CylinderGeometry(0.03, 0.04, 0.72, 24), materials.satin), 0, 0.36, 0.1)
  return group(...benches, top, leg)
}

function kitchen(materials: TrimMaterials): Group {
  const top = at(part(plate(1.7, 0.58, 0.02, 0.035).rotateX(-Math.PI / 2), materials.bench), 0, 0.9, 0)
  const rings = [
    [-0.62, 0.1],
    [-0.38, 0.1],
    [-0.62, -0.12],
    [-0.38, -0.12],
  ].map(([x = 0, z = 0]) =>
    group(
      at(part(new CylinderGeometry(0.045, 0.05, 0.014, 32), materials.rubber), x, 0.922, z),
      at(part(new TorusGeometry(0.075, 0.006, 8, 40).rotateX(Math.PI / 2), materials.rubber), x, 0.935, z),
    ),
  )
  const bowl = group(
    at(part(plate(0.42, 0.36, 0.05, 0.008).rotateX(-Math.PI / 2), materials.satin), 0.42, 0.908, 0),
    at(part(plate(0.34, 0.28, 0.06, 0.002).rotateX(-Math.PI / 2), materials.rubber), 0.42, 0.911, 0),
  )
  const tap = part(
    cord(
      [
        new Vector3(0.42, 0.9, -0.2),
        new Vector3(0.42, 1.16, -0.2),
        new Vector3(0.42, 1.2, -0.1),
        new Vector3(0.42, 1.13, -0.06),
      ],
      0.011,
    ),
    materials.chrome,
  )
  const oven = group(
    at(part(plate(0.5, 0.44, 0.02, 0.02), materials.gloss), -0.5, 0.6, 0.29),
    at(part(pillow({ size: [0.4, 0.016, 0.02], radius: 0.006 }), materials.chrome), -0.5, 0.77, 0.32),
  )
  return group(
    at(cupboard(1.7, 0.86, 0.54, 4, materials), 0, 0.45, 0),
    top,
    at(part(plate(0.54, 0.42, 0.02, 0.008).rotateX(-Math.PI / 2), materials.gloss), -0.5, 0.91, 0),
    ...rings,
    bowl,
    tap,
    oven,
  )
}

function shell(materials: TrimMaterials): Group {
  const floor = at(
    part(new PlaneGeometry(LONG, WIDE, 60, 30).rotateX(-Math.PI / 2), materials.floor),
    0,
    0,
    0,
  )
  const roof = at(box(LONG, 0.05, WIDE, materials.wall), 0, HIGH, 0)
  const right = at(
    wallWith(
      [
        [-1.15, 1.2],
        [0.55, 0.9],
        [1.9, 0.8],
      ],
      materials,
    ),
    0,
    0,
    WIDE / 2,
  )
  right.rotation.y = Math.PI
  const left = at(
    wallWith(
      [
        [-1.3, 1.1],
        [1.9, 0.8],
      ],
      materials,
    ),
    0,
    0,
    -WIDE / 2,
  )
  const hatch = at(
    part(plate(0.5, 0.5, 0.04, 0.02).rotateX(Math.PI / 2), materials.glow),
    -0.4,
    HIGH - 0.03,
    0,
  )
  const strips = [-1, 1].map((side) =>
    at(box(LONG - 0.4, 0.012, 0.03, materials.lamp), 0, 1.52, side * (WIDE / 2 - 0.34)),
  )
  return group(
    floor,
    roof,
    right,
    left,
    hatch,
    ...strips,
    at(box(0.05, HIGH, WIDE, materials.wall), LONG / 2, HIGH / 2, 0),
    at(box(0.05, HIGH, WIDE, materials.wall), -LONG / 2, HIGH / 2, 0),
  )
}

/** A caravan's living quarters: bed ahead, kitchen on the left, dinette and a tall cupboard on the right, lockers above. */
export function livingQuarters(materials: TrimMaterials): Group {
  const galley = at(kitchen(materials), -0.2, 0, -WIDE / 2 + 0.3)
  const eating = at(dinette(materials), -1.15, 0, WIDE / 2 - 0.46)
  eating.rotation.y = Math.PI
  const lockers = [-1, 1].map((side) => {
    const row = at(cupboard(3.3, 0.32, 0.34, 6, materials), -0.6, 1.7, side * (WIDE / 2 - 0.19))
    row.rotation.y = side > 0 ? Math.PI : 0
    return row
  })
  const tall = at(cupboard(0.6, 1.9, 0.56, 1, materials), 0.42, 0.97, WIDE / 2 - 0.3)
  tall.rotation.y = Math.PI
  const fridge = at(facingSeats(part(plate(0.52, 1.5, 0.03, 0.05), materials.gloss)), -2.5, 0.9, -0.6)
  fridge.rotation.y = Math.PI / 2
  return group(
    shell(materials),
    at(bed(materials), LONG / 2 - 1, 0.42, 0),
    galley,
    eating,
    ...lockers,
    tall,
    fridge,
  )
}

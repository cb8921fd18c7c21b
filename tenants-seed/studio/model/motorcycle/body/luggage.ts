import type { Assembly } from '../assembly'
import { block } from '../engine/castings'
import type { Finish } from '../materials'
import { loft } from '../shape/loft'
import type { Corner } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { pipe, rod } from '../shape/sweep'

/** Square aluminium boxes on a rack at both sides. */
export function addPanniers(assembly: Assembly, [x, y]: Corner, finish: Finish = 'cast'): void {
  const [long, tall, wide] = [0.4, 0.34, 0.2]
  const z = 0.33
  assembly.add(finish, bothSides(block([x, y, z], [long, tall, wide], 0, 0.03)))
  assembly.add(
    'black',
    bothSides(block([x, y + tall / 2 - 0.05, z], [long + 0.006, 0.012, wide + 0.006], 0, 0.004)),
  )
  const corners = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) =>
      block(
        [x + end * (long / 2 - 0.025), y + side * (tall / 2 - 0.025), z + 0.012],
        [0.056, 0.056, wide - 0.01],
        0,
        0.02,
      ),
    ),
  )
  assembly.add('plastic', ...corners.map(bothSides))
  const latches = [-0.11, 0.11].map((dx) =>
    block([x + dx, y + tall / 2 - 0.05, z + wide / 2 + 0.004], [0.035, 0.07, 0.014], 0, 0.005),
  )
  assembly.add('steel', ...latches.map(bothSides))
  assembly.add(
    'black',
    bothSides(
      pipe(
        [
          [x + 0.22, y + 0.14, 0.12],
          [x + 0.2, y + 0.12, 0.21],
          [x - 0.18, y + 0.12, 0.21],
          [x - 0.2, y - 0.12, 0.21],
          [x + 0.2, y - 0.12, 0.21],
          [x + 0.2, y + 0.12, 0.21],
        ],
        0.009,
      ),
    ),
  )
}

/** Streamlined cases in the machine's paint, with a lid line and a lamp in the rear face. */
export function addSaddlebags(
  assembly: Assembly,
  [rear, front]: readonly [number, number],
  y: number,
  drop: number,
): void {
  const z = 0.27
  const bag = loft(
    [
      { x: rear, top: y - 0.05, bottom: y - drop * 0.7, half: 0.06, crown: 3, sole: 3 },
      { x: rear + 0.03, top: y - 0.015, bottom: y - drop * 0.9, half: 0.09, crown: 3.4, sole: 3.4 },
      { x: rear + 0.16, top: y, bottom: y - drop, half: 0.105, crown: 3.6, sole: 3.6 },
      { x: front - 0.14, top: y - 0.005, bottom: y - drop * 0.98, half: 0.105, crown: 3.6, sole: 3.6 },
      { x: front - 0.02, top: y - 0.03, bottom: y - drop * 0.85, half: 0.085, crown: 3, sole: 3 },
      { x: front, top: y - 0.06, bottom: y - drop * 0.75, half: 0.06, crown: 3, sole: 3 },
    ],
    (point) => {
      point.z += z
    },
  )
  assembly.add('paint', bothSides(bag))
  assembly.add(
    'gloss',
    bothSides(block([(rear + front) / 2, y - drop * 0.3, z], [front - rear - 0.05, 0.006, 0.2], 0, 0.002)),
  )
  assembly.add(
    'chrome',
    bothSides(block([(rear + front) / 2, y - drop * 0.3, z + 0.105], [0.06, 0.03, 0.012], 0, 0.005)),
  )
  assembly.add('tail', bothSides(block([rear - 0.004, y - drop * 0.38, z], [0.02, 0.05, 0.1], 0, 0.008)))
}

/** A top case on a rack behind the seat, with a backrest. */
export function addTopBox(assembly: Assembly, [x, y]: Corner): void {
  assembly.add(
    'paint',
    loft([
      { x: x - 0.24, top: y + 0.2, bottom: y + 0.02, half: 0.17, crown: 3, sole: 3 },
      { x: x - 0.19, top: y + 0.27, bottom: y, half: 0.25, crown: 3.4, sole: 3 },
      { x: x, top: y + 0.3, bottom: y, half: 0.28, crown: 3.6, sole: 3 },
      { x: x + 0.15, top: y + 0.28, bottom: y, half: 0.26, crown: 3.4, sole: 3 },
      { x: x + 0.19, top: y + 0.24, bottom: y + 0.02, half: 0.22, crown: 3, sole: 3 },
    ]),
  )
  assembly.add('gloss', block([x - 0.02, y + 0.12, 0], [0.4, 0.006, 0.55], 0, 0.002))
  assembly.add('tail', block([x - 0.225, y + 0.13, 0], [0.03, 0.05, 0.34], 0, 0.01))
  assembly.add('seat', block([x + 0.2, y + 0.15, 0], [0.07, 0.24, 0.34], 0.12, 0.03))
}

/** A carrier of tubes behind the saddle. */
export function addRack(assembly: Assembly, [x, y]: Corner): void {
  assembly.add(
    'black',
    pipe(
      [
        [x + 0.18, y - 0.02, -0.1],
        [x, y, -0.1],
        [x - 0.12, y + 0.005, -0.07],
        [x - 0.12, y + 0.005, 0.07],
        [x, y, 0.1],
        [x + 0.18, y - 0.02, 0.1],
      ],
      0.009,
    ),
  )
  assembly.add(
    'black',
    ...[-0.06, 0.02, 0.1].map((dx) => rod([x + dx, y - 0.002, -0.095], [x + dx, y - 0.002, 0.095], 0.007)),
  )
}

import type { Assembly } from '../assembly'
import type { Corner } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, type Place, pipe, rod } from '../shape/sweep'

/** Footrests with their hangers, the pedal and the lever, and the pillion's pegs when asked. */
export function addPegs(assembly: Assembly, [x, y]: Corner, pillion?: Corner, reach = 0.17): void {
  const hanger = beam(
    [
      [x + 0.05, y + 0.1, reach - 0.03, 0.05, 0.012],
      [x, y, reach - 0.03, 0.045, 0.012],
    ],
    4,
  )
  const pad = beam(
    [
      [x, y, reach - 0.03, 0.018, 0.026],
      [x, y, reach + 0.07, 0.02, 0.036],
    ],
    4,
  )
  const guard = beam(
    [
      [x - 0.03, y + 0.02, reach - 0.022, 0.07, 0.006],
      [x - 0.05, y + 0.09, reach - 0.03, 0.06, 0.006],
    ],
    3,
  )
  const pedal = beam(
    [
      [x, y - 0.012, reach - 0.012, 0.014, 0.012],
      [x + 0.09, y - 0.025, reach, 0.012, 0.012],
      [x + 0.155, y - 0.02, reach + 0.012, 0.014, 0.03],
    ],
    3,
  )
  assembly
    .add('dark', bothSides(hanger), bothSides(pedal))
    .add('rubber', bothSides(pad))
    .add('black', bothSides(guard))
  if (!pillion) return
  const [px, py] = pillion
  assembly.add(
    'black',
    bothSides(
      pipe(
        [
          [px + 0.08, py + 0.2, 0.1],
          [px + 0.02, py + 0.03, 0.15],
          [px, py, 0.155],
        ],
        0.009,
      ),
    ),
  )
  assembly.add(
    'rubber',
    bothSides(
      beam(
        [
          [px, py, 0.15, 0.022, 0.024],
          [px - 0.01, py, 0.225, 0.022, 0.026],
        ],
        3,
      ),
    ),
  )
}

/** The side stand down on the left: reaches the ground when the machine leans by `lean` radians. */
export function addSideStand(assembly: Assembly, [x, y]: Corner, lean: number): void {
  const z = -0.27
  const foot: Place = [x - 0.1, -z * Math.tan(lean) + 0.012, z]
  assembly.add(
    'black',
    beam(
      [
        [x, y, -0.12, 0.03, 0.024],
        [x - 0.05, (y + foot[1]) / 2, -0.19, 0.024, 0.02],
        [...foot, 0.02, 0.02],
      ],
      3,
    ),
  )
  assembly.add(
    'black',
    beam(
      [
        [foot[0] - 0.035, foot[1] - 0.002, z - 0.01, 0.009, 0.045],
        [foot[0] + 0.03, foot[1] - 0.002, z - 0.01, 0.009, 0.05],
      ],
      3,
    ),
  )
  assembly.add('steel', rod([x + 0.03, y + 0.01, -0.13], [x - 0.04, (y + foot[1]) / 2 + 0.02, -0.175], 0.007))
}

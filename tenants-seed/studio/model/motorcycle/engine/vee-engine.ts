import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import { joined } from '../shape/surface'
import { beam, type Place } from '../shape/sweep'
import { drum } from '../shape/turned'
import { along, block, boltRing, crankcase, fins, roundCover, tubeUp } from './castings'
import type { EnginePorts, EngineStyle } from './engine-style'

/** One finned pot with its head and rocker box, leaning by `tilt` (radians, positive to the rear). */
function pot(
  assembly: Assembly,
  { scale: s, head, cover }: EngineStyle,
  foot: Place,
  tilt: number,
  height: number,
): void {
  assembly.add(
    head,
    fins(foot, tilt, { count: 11, height: height * 0.6, long: 0.16 * s, wide: 0.165 * s, round: 0.05 }),
  )
  assembly.add(
    head,
    fins(along(foot, tilt, height * 0.61), tilt, {
      count: 5,
      height: height * 0.2,
      long: 0.17 * s,
      wide: 0.175 * s,
      round: 0.035,
    }),
  )
  assembly.add(
    cover,
    block(along(foot, tilt, height * 0.88), [0.15 * s, height * 0.17, 0.15 * s], tilt, 0.02),
  )
  assembly.add(
    cover,
    block(along(foot, tilt, height * 0.985), [0.125 * s, height * 0.07, 0.125 * s], tilt, 0.02),
  )
  const bolts = [-1, 1].map((side) =>
    drum(
      [...along(foot, tilt, height * 0.88, 0.05 * s)].with(2, side * 0.076 * s) as [number, number, number],
      [0, 0, side],
      0.009,
      0.006,
      0.002,
    ),
  )
  assembly.add('steel', ...bolts)
}

/** Primary case, cam cover and gearbox of a narrow-angle V-twin. */
function lowerEnd(assembly: Assembly, { at: [x, y], scale: s, cover, case: body }: EngineStyle): void {
  assembly.add(
    body,
    crankcase(
      [
        [x + 0.17 * s, y + 0.08 * s],
        [x + 0.17 * s, y - 0.09 * s],
        [x + 0.09 * s, y - 0.155 * s],
        [x - 0.32 * s, y - 0.155 * s],
        [x - 0.38 * s, y - 0.05 * s],
        [x - 0.37 * s, y + 0.1 * s],
        [x - 0.16 * s, y + 0.12 * s],
        [x - 0.1 * s, y + 0.1 * s],
      ],
      0.1 * s,
    ),
  )
  const primary = beam(
    [
      [x + 0.115 * s, y - 0.02, -0.125 * s, 0.22 * s, 0.07 * s],
      [x - 0.1 * s, y - 0.018, -0.13 * s, 0.215 * s, 0.075 * s],
      [x - 0.32 * s, y - 0.015, -0.125 * s, 0.2 * s, 0.07 * s],
    ],
    5,
  )
  const dome = drum([x - 0.27 * s, y - 0.015, -0.14 * s], [0, 0, -1], 0.085 * s, 0.04 * s, 0.014)
  const nose = drum([x + 0.1 * s, y - 0.02, -0.14 * s], [0, 0, -1], 0.09 * s, 0.03 * s, 0.014)
  assembly.add(cover, primary, dome, nose)
  assembly.add(
    'steel',
    boltRing([x - 0.27 * s, y - 0.015, -0.172 * s], 0.066 * s, 6, -1),
    boltRing([x + 0.1 * s, y - 0.02, -0.162 * s], 0.07 * s, 6, -1),
  )
  const cam = beam(
    [
      [x + 0.08 * s, y - 0.02, 0.118 * s, 0.17 * s, 0.05 * s],
      [x - 0.1 * s, y - 0.01, 0.118 * s, 0.16 * s, 0.05 * s],
    ],
    3,
  )
  assembly.add(
    cover,
    cam,
    roundCover([x + 0.02 * s, y - 0.03 * s, 0.13 * s], 0.066 * s, 0.03, 1),
    drum([x - 0.27 * s, y, 0.09 * s], [0, 0, 1], 0.075 * s, 0.05, 0.012),
  )
  assembly.add('black', drum([x + 0.16 * s, y - 0.06, 0.03], [1, -0.3, 0], 0.038, 0.085, 0.006))
}

/** A 45 to 60 degree V-twin in line with the frame; pushrod tubes and air cleaner on the right. */
export function addVeeTwin(
  assembly: Assembly,
  style: EngineStyle,
  air: { finish: Finish; tubes: boolean },
): EnginePorts {
  const {
    at: [x, y],
    scale: s,
  } = style
  const height = 0.335 * s
  const half = 0.42
  lowerEnd(assembly, style)
  const feet: [Place, number][] = [
    [[x + 0.045 * s, y + 0.075 * s, 0], -half],
    [[x - 0.075 * s, y + 0.075 * s, 0], half],
  ]
  for (const [foot, tilt] of feet) {
    pot(assembly, style, foot, tilt, height)
    if (!air.tubes) continue
    const tubes = [-0.022, 0.022].map((off) =>
      tubeUp([foot[0] + off, foot[1] - 0.02, 0.095 * s], tilt * 0.86, height * 0.86, 0.0105),
    )
    assembly.add('chrome', joined(tubes))
  }
  const cleaner: Place = [x - 0.015 * s, y + 0.245 * s, 0.1 * s]
  assembly.add('dark', drum(cleaner, [0, 0, 1], 0.05, 0.05, 0.006))
  assembly.add(
    air.finish,
    drum([cleaner[0], cleaner[1], cleaner[2] + 0.03], [0, 0, 1], 0.095 * s, 0.06, 0.02),
  )
  assembly.add('black', drum([cleaner[0], cleaner[1], cleaner[2] + 0.084], [0, 0, 1], 0.058 * s, 0.01, 0.004))
  assembly.add('dark', block([x - 0.015 * s, y + 0.25 * s, -0.06 * s], [0.07, 0.12, 0.1], 0, 0.02))
  const exhausts = feet.map(
    ([foot, tilt], i): Place =>
      [...along(foot, tilt, height * 0.74, (i ? -0.02 : 0.085) * s)].with(2, i ? 0.085 * s : 0.05) as [
        number,
        number,
        number,
      ],
  )
  return { exhausts, sump: y - 0.155 * s, front: x + 0.17 * s, drive: [x - 0.29 * s, y] }
}

/** A 90 degree twin: one pot nearly level to the front, one upright. */
export function addLTwin(assembly: Assembly, style: EngineStyle): EnginePorts {
  const {
    at: [x, y],
    scale: s,
    cover,
  } = style
  assembly.add(
    style.case,
    crankcase(
      [
        [x + 0.12 * s, y + 0.1 * s],
        [x + 0.14 * s, y - 0.08 * s],
        [x + 0.05 * s, y - 0.15 * s],
        [x - 0.2 * s, y - 0.14 * s],
        [x - 0.28 * s, y],
        [x - 0.2 * s, y + 0.13 * s],
      ],
      0.105 * s,
    ),
  )
  assembly.add(
    cover,
    roundCover([x - 0.02 * s, y - 0.01, 0.1 * s], 0.105 * s, 0.055, 1),
    roundCover([x + 0.01 * s, y - 0.01, -0.1 * s], 0.1 * s, 0.05, -1),
  )
  const front: Place = [x + 0.1 * s, y + 0.01 * s, 0]
  const rear: Place = [x - 0.03 * s, y + 0.11 * s, 0]
  pot(assembly, style, front, -1.38, 0.27 * s)
  pot(assembly, style, rear, 0.12, 0.27 * s)
  for (const [foot, tilt] of [
    [front, -1.38],
    [rear, 0.12],
  ] as const) {
    assembly.add(
      'plastic',
      block(along([foot[0], foot[1], 0.1 * s], tilt, 0.13 * s), [0.085 * s, 0.24 * s, 0.03], tilt, 0.014),
    )
  }
  const down = along(front, -1.38, 0.2 * s, 0.07 * s)
  const exhausts: Place[] = [
    [down[0], down[1] - 0.03, 0.02],
    [rear[0] - 0.08 * s, rear[1] + 0.19 * s, 0.06],
  ]
  return { exhausts, sump: y - 0.15 * s, front: x + 0.14 * s, drive: [x - 0.2 * s, y] }
}

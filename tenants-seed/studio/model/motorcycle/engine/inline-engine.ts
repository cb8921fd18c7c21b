import type { Assembly } from '../assembly'
import type { Corner } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, type Place, pipe } from '../shape/sweep'
import { drum } from '../shape/turned'
import { along, block, boltRing, crankcase, fins, roundCover } from './castings'
import type { EnginePorts, EngineStyle } from './engine-style'

const caseOutline = ([x, y]: readonly [number, number], s: number): Corner[] => [
  [x + 0.13 * s, y + 0.1 * s],
  [x + 0.165 * s, y + 0.0 * s],
  [x + 0.14 * s, y - 0.1 * s],
  [x + 0.05 * s, y - 0.165 * s],
  [x - 0.16 * s, y - 0.155 * s],
  [x - 0.275 * s, y - 0.07 * s],
  [x - 0.28 * s, y + 0.06 * s],
  [x - 0.2 * s, y + 0.13 * s],
]

function covers(assembly: Assembly, { at: [x, y], scale: s, cover }: EngineStyle, half: number): void {
  assembly.add(cover, roundCover([x + 0.03 * s, y - 0.01 * s, half - 0.004], 0.105 * s, 0.05 * s, 1))
  assembly.add(cover, roundCover([x + 0.04 * s, y - 0.005 * s, -half + 0.004], 0.092 * s, 0.05 * s, -1))
  assembly.add(cover, roundCover([x - 0.13 * s, y - 0.025 * s, half - 0.01], 0.055 * s, 0.036 * s, 1))
  const guard = beam(
    [
      [x - 0.11 * s, y + 0.0 * s, -half + 0.004, 0.13 * s, 0.05],
      [x - 0.25 * s, y - 0.0 * s, -half + 0.004, 0.1 * s, 0.045],
    ],
    3.4,
  )
  assembly
    .add('plastic', guard)
    .add('steel', boltRing([x - 0.18 * s, y, -half - 0.018], 0.045 * s, 3, -1, 0.005))
  assembly.add('black', drum([x + 0.135 * s, y - 0.05 * s, 0.03], [1, -0.35, 0], 0.036 * s, 0.08 * s, 0.006))
  assembly.add(
    'steel',
    bothSides(drum([x - 0.255 * s, y + 0.02 * s, half + 0.01], [0, 0, 1], 0.013, 0.012, 0.003)),
  )
}

function liquid(assembly: Assembly, style: EngineStyle, wide: number, foot: Place, tilt: number): void {
  const { scale: s, head, cover } = style
  const long = 0.135 * s
  const ribs = Array.from({ length: 5 }, (_, i) =>
    block(along(foot, tilt, (0.03 + i * 0.022) * s), [long + 0.008, 0.006 * s, wide + 0.006], tilt, 0.003),
  )
  assembly.add(head, block(along(foot, tilt, 0.06 * s), [long, 0.15 * s, wide], tilt, 0.016), ...ribs)
  assembly.add(head, block(along(foot, tilt, 0.17 * s), [long * 1.2, 0.085 * s, wide * 1.06], tilt, 0.018))
  assembly.add(cover, block(along(foot, tilt, 0.232 * s), [long * 1.16, 0.05 * s, wide * 1.05], tilt, 0.02))
  const plugs = Array.from({ length: 4 }, (_, i) => {
    const place = along(foot, tilt, 0.236 * s, (i % 2 ? 0.05 : -0.05) * s)
    return drum(
      [place[0], place[1], (i < 2 ? 1 : -1) * wide * 0.52],
      [0, 0, i < 2 ? 1 : -1],
      0.024 * s,
      0.008,
      0.003,
    )
  })
  assembly.add('dark', ...plugs)
}

function cooled(
  assembly: Assembly,
  { scale: s, head, cover }: EngineStyle,
  wide: number,
  foot: Place,
  tilt: number,
): void {
  const long = 0.15 * s
  assembly.add(head, fins(foot, tilt, { count: 9, height: 0.14 * s, long, wide, round: 0.03 }))
  assembly.add(
    head,
    fins(along(foot, tilt, 0.142 * s), tilt, {
      count: 4,
      height: 0.05 * s,
      long: long * 1.05,
      wide: wide * 1.03,
      round: 0.03,
    }),
  )
  assembly.add(cover, block(along(foot, tilt, 0.22 * s), [long * 0.95, 0.06 * s, wide * 0.94], tilt, 0.024))
  for (const side of [-1, 1])
    assembly.add(
      cover,
      block(
        along([foot[0], foot[1], side * wide * 0.4], tilt, 0.12 * s),
        [0.04 * s, 0.24 * s, 0.03],
        tilt,
        0.01,
      ),
    )
}

/** Singles, twins, triples and fours with upright or leaning cylinders across the frame. */
export function addInlineEngine(assembly: Assembly, style: EngineStyle): EnginePorts {
  const { at, scale: s, cylinders } = style
  const half = (cylinders === 1 ? 0.095 : 0.115 + cylinders * 0.011) * s
  const wide = (0.08 + cylinders * 0.072) * s
  const tilt = (-style.lean / 180) * Math.PI
  const foot: Place = [at[0] + 0.075 * s, at[1] + 0.1 * s, 0]
  assembly.add(
    style.case,
    crankcase(caseOutline(at, s), half * 0.82),
    crankcase(caseOutline([at[0], at[1]], s * 0.93), half),
  )
  covers(assembly, style, half)
  if (style.finned) cooled(assembly, style, wide, foot, tilt)
  else liquid(assembly, style, wide, foot, tilt)
  const hoses = [
    [foot[0] + 0.02, foot[1] + 0.02, 0.09 * s],
    [foot[0] + 0.13, foot[1] + 0.1, 0.07 * s],
  ] as const
  if (!style.finned)
    assembly.add('rubber', pipe([[at[0] - 0.02, at[1] + 0.1 * s, half * 0.9], hoses[0], hoses[1]], 0.013))
  const port = along(foot, tilt, 0.165 * s, 0.075 * s)
  const exhausts = Array.from(
    { length: cylinders },
    (_, i): Place => [port[0], port[1], ((cylinders - 1) / 2 - i) * 0.078 * s],
  )
  return {
    exhausts,
    sump: at[1] - 0.165 * s,
    front: at[0] + 0.165 * s,
    drive: [at[0] - 0.2 * s, at[1] + 0.005],
  }
}

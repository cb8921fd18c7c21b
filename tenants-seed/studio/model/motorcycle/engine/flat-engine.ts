import type { Assembly } from '../assembly'
import { bothSides, joined } from '../shape/surface'
import { beam, type Place } from '../shape/sweep'
import { drum } from '../shape/turned'
import { block, crankcase, fins } from './castings'
import type { EnginePorts, EngineStyle } from './engine-style'

function boxerPot({ at: [x, y], scale: s }: EngineStyle) {
  const stack = fins([0, 0, 0], 0, {
    count: 7,
    height: 0.13 * s,
    long: 0.15 * s,
    wide: 0.15 * s,
    round: 0.03,
  })
  return stack.rotateX(Math.PI / 2).translate(x + 0.05 * s, y + 0.045, 0.13 * s)
}

function rockerCover({ at: [x, y], scale: s }: EngineStyle) {
  const middle: Place = [x + 0.05 * s, y + 0.045, 0.27 * s]
  const cover = block([middle[0], middle[1], 0.315 * s], [0.19 * s, 0.125 * s, 0.085 * s], 0.06, 0.03)
  const bolts = [
    [-0.055, 0.03],
    [0.055, 0.03],
    [-0.055, -0.035],
    [0.055, -0.035],
  ] as const
  const heads = bolts.map(([dx, dy]) =>
    drum([middle[0] + dx * s, middle[1] + dy * s, 0.352 * s], [0, 0, 1], 0.009, 0.009, 0.002),
  )
  return {
    head: block(middle, [0.165 * s, 0.15 * s, 0.07 * s], 0, 0.02),
    cover: joined([cover]),
    heads: joined(heads),
  }
}

/** A flat twin: one finned pot out to each side. */
export function addBoxer(assembly: Assembly, style: EngineStyle): EnginePorts {
  const {
    at: [x, y],
    scale: s,
  } = style
  assembly.add(
    style.case,
    crankcase(
      [
        [x + 0.2 * s, y + 0.15 * s],
        [x + 0.21 * s, y - 0.1 * s],
        [x + 0.1 * s, y - 0.15 * s],
        [x - 0.24 * s, y - 0.13 * s],
        [x - 0.33 * s, y],
        [x - 0.26 * s, y + 0.16 * s],
      ],
      0.125 * s,
    ),
  )
  assembly.add(
    style.case,
    crankcase(
      [
        [x + 0.22 * s, y + 0.13 * s],
        [x + 0.23 * s, y - 0.06 * s],
        [x + 0.1 * s, y - 0.1 * s],
        [x - 0.1 * s, y + 0.14 * s],
      ],
      0.08 * s,
    ),
  )
  assembly.add(style.head, bothSides(boxerPot(style)))
  const { head, cover, heads } = rockerCover(style)
  assembly.add(style.head, bothSides(head)).add(style.cover, bothSides(cover)).add('steel', bothSides(heads))
  assembly.add(
    'dark',
    bothSides(
      beam(
        [
          [x - 0.04 * s, y + 0.08, 0.22 * s, 0.055, 0.055],
          [x - 0.16 * s, y + 0.16, 0.14 * s, 0.05, 0.05],
        ],
        2,
      ),
    ),
  )
  const port: Place = [x + 0.135 * s, y + 0.02, 0.27 * s]
  return {
    exhausts: [port, [port[0], port[1], -port[2]]],
    sump: y - 0.15 * s,
    front: x + 0.21 * s,
    drive: [x - 0.28 * s, y + 0.03],
  }
}

/** A flat six: long low heads under the fairing. */
export function addFlatSix(assembly: Assembly, style: EngineStyle): EnginePorts {
  const {
    at: [x, y],
    scale: s,
  } = style
  assembly.add(
    style.case,
    crankcase(
      [
        [x + 0.26 * s, y + 0.1 * s],
        [x + 0.27 * s, y - 0.12 * s],
        [x - 0.3 * s, y - 0.14 * s],
        [x - 0.36 * s, y + 0.02],
        [x - 0.28 * s, y + 0.13 * s],
      ],
      0.15 * s,
    ),
  )
  assembly.add(
    style.head,
    bothSides(block([x + 0.03 * s, y + 0.0, 0.23 * s], [0.46 * s, 0.15 * s, 0.16 * s], 0, 0.03)),
  )
  assembly.add(
    style.cover,
    bothSides(block([x + 0.03 * s, y + 0.0, 0.32 * s], [0.44 * s, 0.12 * s, 0.05 * s], 0, 0.024)),
  )
  const ports = [0.15, 0, -0.15].map((dx): Place => [x + dx * s, y - 0.07 * s, 0.24 * s])
  return { exhausts: ports, sump: y - 0.14 * s, front: x + 0.27 * s, drive: [x - 0.3 * s, y] }
}

import { addBars } from '../chassis/bars'
import { addRadiator } from '../chassis/fittings'
import { addIndicators, addPlateHolder } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { panel, type Relief, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, rod } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { saddle } from './seat'
import { addFiller, tank } from './tank'

/** The mask with a small lamp and a number board. */
function addMask({ turning, style, stance }: BodySite): void {
  const [x, y] = stance.fork(stance.clamps[0])
  const nose = x + 0.13
  turning.add(
    'paint',
    loft([
      { x: nose - 0.085, top: y + 0.11, bottom: y - 0.16, half: 0.115, crown: 3, sole: 2 },
      { x: nose - 0.03, top: y + 0.085, bottom: y - 0.185, half: 0.11, crown: 3, sole: 1.9 },
      { x: nose, top: y + 0.02, bottom: y - 0.18, half: 0.075, crown: 2.4, sole: 1.9 },
    ]),
  )
  turning.add(
    'gloss',
    loft([
      { x: nose - 0.03, top: y - 0.03, bottom: y - 0.15, half: 0.085, crown: 3, sole: 2 },
      { x: nose + 0.012, top: y - 0.045, bottom: y - 0.145, half: 0.064, crown: 3, sole: 2 },
    ]),
  )
  turning.add(
    'light',
    beam(
      [
        [nose + 0.008, y - 0.06, -0.05, 0.01, 0.014],
        [nose + 0.016, y - 0.064, 0, 0.01, 0.014],
        [nose + 0.008, y - 0.06, 0.05, 0.01, 0.014],
      ],
      3,
    ),
  )
  turning.add('reflector', drum([nose + 0.006, y - 0.1, 0], [1, -0.1, 0], 0.032, 0.014, 0.004))
  if (style.body.has.has('board'))
    turning.add('plate', block([nose - 0.04, y + 0.04, 0], [0.05, 0.1, 0.17], 0.5, 0.02))
  turning.add('display', block([x + 0.0, y + 0.06, 0], [0.03, 0.04, 0.09], 0.7, 0.01))
}

function addShrouds({ fixed, style, ports }: BodySite): void {
  const {
    tankTop: top,
    tank: [rear, front],
    tankHalf: half,
    seat,
  } = style.body
  const relief: Relief = (x, y) =>
    half + 0.02 + Math.max(0, x - front + 0.16) * 0.22 - ((y - top + 0.2) * 0.7) ** 2
  const wing = rounded(
    [
      [rear + 0.1, top - 0.16],
      [front - 0.08, top - 0.05],
      [front + 0.06, top - 0.13],
      [front + 0.085, top - 0.2],
      [ports.front + 0.05, top - 0.43],
      [front - 0.1, top - 0.3],
    ],
    0.03,
  )
  fixed.add('paint', bothSides(panel(wing, relief, 0.01)))
  const blaze = rounded(
    [
      [front - 0.16, top - 0.15],
      [front + 0.03, top - 0.17],
      [front + 0.0, top - 0.34],
      [front - 0.06, top - 0.27],
    ],
    0.02,
  )
  fixed.add('plate', bothSides(panel(blaze, (x, y) => relief(x, y) + 0.003, 0.008)))
  const side = rounded(
    [
      [rear - 0.42, seat - 0.02],
      [rear + 0.06, seat - 0.06],
      [rear + 0.04, seat - 0.22],
      [rear - 0.14, seat - 0.28],
      [rear - 0.32, seat - 0.16],
    ],
    0.03,
  )
  fixed.add('paint', bothSides(panel(side, (x) => 0.125 - ((x - rear + 0.1) * 0.5) ** 2, 0.01)))
  fixed.add('plastic', block([rear - 0.1, seat - 0.16, 0], [0.38, 0.2, 0.16], 0.05, 0.04))
}

/** Mudguards of sprung plastic, high above the wheels. */
function addFenders({ fixed, turning, style, stance }: BodySite): void {
  const [fx, fy] = stance.fork(stance.clamps[1] - 0.05)
  const peak = loft([
    { x: fx - 0.28, top: fy - 0.075, bottom: fy - 0.1, half: 0.05, crown: 2, sole: 8 },
    { x: fx - 0.06, top: fy - 0.012, bottom: fy - 0.06, half: 0.072, crown: 2, sole: 8 },
    { x: fx + 0.12, top: fy - 0.005, bottom: fy - 0.05, half: 0.075, crown: 2, sole: 8 },
    { x: fx + 0.34, top: fy - 0.04, bottom: fy - 0.065, half: 0.062, crown: 2, sole: 8 },
    { x: fx + 0.43, top: fy - 0.066, bottom: fy - 0.078, half: 0.036, crown: 2, sole: 6 },
  ])
  turning.add('paint', peak)
  const { seat, seatRear: rear } = style.body
  fixed.add(
    'paint',
    loft([
      { x: rear - 0.12, top: seat + 0.045, bottom: seat + 0.03, half: 0.04, crown: 2, sole: 8 },
      { x: rear + 0.06, top: seat + 0.02, bottom: seat - 0.03, half: 0.085, crown: 2, sole: 8 },
      { x: rear + 0.3, top: seat - 0.03, bottom: seat - 0.09, half: 0.1, crown: 2, sole: 8 },
      { x: rear + 0.5, top: seat - 0.07, bottom: seat - 0.12, half: 0.1, crown: 2, sole: 8 },
    ]),
  )
  fixed.add('tail', block([rear - 0.12, seat + 0.026, 0], [0.03, 0.022, 0.07], 0, 0.008))
  addPlateHolder(fixed, [rear - 0.02, seat - 0.01], { drop: 0.16, back: 0.08 })
  const shields = style.fork.spread + style.fork.radius + 0.006
  const at = (up: number) => stance.fork(up)
  turning.add(
    'paint',
    bothSides(
      beam(
        [
          [...at(0.0), shields, 0.08, 0.008],
          [...at(0.14), shields, 0.074, 0.008],
          [...at(0.32), shields, 0.06, 0.008],
        ],
        4,
      ),
    ),
  )
  fixed.add(
    'plastic',
    mudguard(stance.rear, { from: 60, to: 76, radius: style.rear.radius + 0.03, width: 0.1, skirt: 0.02 }),
  )
}

/** A machine for the bush: narrow, tall, long in its suspension. */
export function addEnduroBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    seatRear,
    has,
  } = style.body
  fixed.add(
    has.has('black tank') ? 'plastic' : 'paint',
    tank({ rear, front, top: tankTop, half: tankHalf, deep: 0.24, edge: 0.3, knees: 0.8, peak: 0.66 }),
  )
  addFiller(fixed, rear + (front - rear) * 0.64, tankTop)
  fixed.add(
    'seat',
    saddle({
      rear: seatRear + 0.1,
      front: rear + 0.2,
      height: seat,
      step: 0.012,
      nose: 0.04,
      half: 0.085,
      thick: 0.085,
    }),
  )
  addShrouds(site)
  addMask(site)
  addFenders(site)
  const { front: f, sump } = site.ports
  for (const z of [-0.13, 0.13]) addRadiator(fixed, [f + 0.05, sump + 0.46], [0.1 * Math.sign(z), 0.22], 0.15)
  fixed.add('cast', bothSides(rod([f + 0.02, sump + 0.1, 0.05], [f - 0.28, sump - 0.02, 0.09], 0.011)))
  addBars(turning, stance, style.bars, style.mirrorReach)
  const [x, y] = stance.fork(stance.clamps[0])
  addIndicators(turning, [x + 0.04, y - 0.1, 0.1], 0.05)
}

import { addBars } from '../chassis/bars'
import { addIndicators, addPlateHolder } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { panel, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam } from '../shape/sweep'
import type { BodySite } from './body-site'
import { windscreen } from './fairing-screen'
import { addSaddlebags, addTopBox } from './luggage'
import { saddle } from './seat'
import { addFiller, tank } from './tank'

/** A broad fairing fixed to the frame, with its lamps, screen and the dash behind it. */
function addFairing({ fixed, style, stance }: BodySite): void {
  const grand = style.body.has.has('grand')
  const [x, y] = stance.fork(stance.clamps[0])
  const top = y + 0.13
  const nose = x + (grand ? 0.36 : 0.4)
  fixed.add(
    'paint',
    loft([
      { x: x - 0.0, top: top + 0.0, bottom: top - 0.3, half: 0.37, waist: 0.55, crown: 2.4, sole: 2 },
      { x: x + 0.1, top: top + 0.02, bottom: top - 0.36, half: 0.385, waist: 0.5, crown: 2.3, sole: 2 },
      { x: x + 0.24, top: top - 0.03, bottom: top - 0.38, half: 0.33, waist: 0.45, crown: 2.2, sole: 2.1 },
      { x: nose - 0.04, top: top - 0.1, bottom: top - 0.35, half: 0.22, waist: 0.45, crown: 2.2, sole: 2.2 },
      { x: nose, top: top - 0.16, bottom: top - 0.31, half: 0.12, waist: 0.45 },
    ]),
  )
  fixed.add(
    'plastic',
    loft([
      { x: x - 0.022, top: top - 0.015, bottom: top - 0.27, half: 0.34, crown: 2.4, sole: 2 },
      { x: x + 0.01, top: top - 0.01, bottom: top - 0.28, half: 0.35, crown: 2.4, sole: 2 },
    ]),
  )
  fixed.add('display', block([x - 0.026, top - 0.1, 0], [0.012, 0.1, 0.22], 0.2, 0.004))
  const eye = (inset: number, h: number) =>
    beam(
      [
        [nose - 0.002 - inset, top - 0.24, 0.035, h * 0.7, 0.03],
        [nose - 0.012 - inset, top - 0.228, 0.13, h, 0.04],
        [nose - 0.062 - inset, top - 0.2, 0.215, h * 0.6, 0.04],
      ],
      3,
    )
  fixed.add('gloss', bothSides(eye(-0.006, 0.1)))
  fixed.add('light', bothSides(eye(-0.012, 0.012)))
  fixed.add('reflector', bothSides(block([nose + 0.004, top - 0.245, 0.1], [0.03, 0.03, 0.07], 0, 0.01)))
  fixed.add(
    grand ? 'screen' : 'smoke',
    windscreen([nose - 0.13, top - 0.07], [nose - 0.32, top + (grand ? 0.3 : 0.13)], [0.2, 0.2], 0.14),
  )
  fixed.add(
    'black',
    bothSides(
      beam(
        [
          [x + 0.03, top - 0.06, 0.37, 0.07, 0.05],
          [x + 0.01, top - 0.055, 0.43, 0.085, 0.06],
          [x - 0.01, top - 0.06, 0.48, 0.06, 0.04],
        ],
        3,
      ),
    ),
  )
  addIndicators(fixed, [nose - 0.16, top - 0.31, 0.19], 0.03)
}

/** The long flanks of the grandest tourers, down to the engine. */
function addLowers({ fixed, style, ports, stance }: BodySite): void {
  const [x, y] = stance.fork(stance.clamps[0])
  const outline = rounded(
    [
      [x + 0.26, y - 0.1],
      [x + 0.22, y - 0.3],
      [ports.front + 0.1, y - 0.45],
      [ports.front - 0.06, ports.sump + 0.2],
      [0.0, ports.sump + 0.26],
      [0.02, y - 0.3],
      [x - 0.16, y - 0.12],
    ],
    0.05,
  )
  fixed.add(
    'paint',
    bothSides(
      panel(outline, (px, py) => 0.31 - ((py - y + 0.2) * 0.8) ** 2 - Math.max(0, px - x) * 0.3, 0.02),
    ),
  )
  const {
    tank: [rear],
    seat,
  } = style.body
  const side = rounded(
    [
      [rear + 0.08, seat + 0.04],
      [rear + 0.06, seat - 0.22],
      [rear - 0.3, seat - 0.24],
      [rear - 0.34, seat - 0.08],
    ],
    0.05,
  )
  fixed.add('paint', bothSides(panel(side, (px) => 0.17 - ((px - rear) * 0.4) ** 2, 0.02)))
}

/** A machine for crossing the country: fairing, saddlebags and, on the grandest, a top case. */
export function addTourerBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    seatRear,
    step,
    has,
  } = style.body
  fixed.add(
    'paint',
    tank({
      rear,
      front,
      top: tankTop,
      half: tankHalf,
      deep: 0.24,
      edge: style.body.edge,
      knees: 0.2,
      peak: 0.66,
    }),
  )
  addFiller(fixed, rear + (front - rear) * 0.62, tankTop, 'chrome')
  fixed.add(
    'seat',
    saddle({ rear: seatRear, front: rear + 0.06, height: seat, step, nose: 0.05, half: 0.18, thick: 0.1 }),
  )
  fixed.add('black', block([(rear + front) / 2 - 0.1, tankTop - 0.24, 0], [front - rear, 0.12, 0.2], 0, 0.04))
  fixed.add('black', block([rear - 0.16, seat - 0.17, 0], [0.34, 0.2, 0.24], 0, 0.05))
  const { front: tyre, rear: back } = style
  turning.add(
    'paint',
    mudguard(stance.front, {
      from: 28,
      to: 172,
      radius: tyre.radius + 0.02,
      width: tyre.width + 0.036,
      skirt: 0.08,
      taper: 0.9,
    }),
  )
  fixed.add(
    'paint',
    mudguard(stance.rear, {
      from: 40,
      to: 166,
      radius: back.radius + 0.03,
      width: back.width + 0.06,
      skirt: 0.09,
    }),
  )
  addFairing(site)
  addSaddlebags(fixed, [stance.rear[0] - 0.3, stance.rear[0] + 0.36], stance.rear[1] + 0.36, 0.3)
  addPlateHolder(fixed, [stance.rear[0] - 0.3, stance.rear[1] + 0.22], { drop: 0.03, back: 0.04 })
  fixed.add('tail', block([stance.rear[0] - 0.31, stance.rear[1] + 0.27, 0], [0.03, 0.05, 0.14], 0.4, 0.012))
  if (has.has('grand')) {
    addLowers(site)
    addTopBox(fixed, [seatRear - 0.1, seat + step - 0.05])
    fixed.add('black', block([seatRear - 0.04, seat - 0.03, 0], [0.34, 0.16, 0.26], 0, 0.04))
  }
  addBars(turning, stance, style.bars, style.mirrorReach)
}

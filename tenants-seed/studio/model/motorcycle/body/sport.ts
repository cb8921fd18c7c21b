import { addBars } from '../chassis/bars'
import { addDash } from '../chassis/fittings'
import { addIndicators, addPlateHolder } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { bothSides } from '../shape/surface'
import { beam } from '../shape/sweep'
import type { BodySite } from './body-site'
import { saddle } from './seat'
import { addFlanks, addNose } from './sport-fairing'
import { addFiller, tank } from './tank'

function addTail({ fixed, style }: BodySite): void {
  const { seat, seatRear: rear, step } = style.body
  const y = seat + step
  fixed.add(
    'paint',
    loft([
      { x: rear - 0.06, top: y + 0.055, bottom: y + 0.02, half: 0.03 },
      { x: rear + 0.04, top: y + 0.06, bottom: y - 0.03, half: 0.08, crown: 2, sole: 1.8 },
      { x: rear + 0.2, top: y - 0.0, bottom: y - 0.12, half: 0.12, crown: 2, sole: 1.8 },
      { x: rear + 0.38, top: y - 0.06, bottom: y - 0.18, half: 0.13, crown: 2.4, sole: 2 },
      { x: rear + 0.56, top: seat - 0.035, bottom: seat - 0.13, half: 0.125, crown: 2.4 },
    ]),
  )
  fixed.add(
    'seat',
    loft([
      { x: rear + 0.1, top: y + 0.056, bottom: y, half: 0.06 },
      { x: rear + 0.18, top: y + 0.042, bottom: y - 0.05, half: 0.1 },
      { x: rear + 0.33, top: y - 0.005, bottom: y - 0.09, half: 0.118 },
    ]),
  )
  fixed.add(
    'tail',
    bothSides(
      beam(
        [
          [rear - 0.066, y + 0.048, 0.002, 0.016, 0.03],
          [rear - 0.03, y + 0.046, 0.046, 0.014, 0.03],
        ],
        3,
      ),
    ),
  )
  addPlateHolder(fixed, [rear + 0.0, y + 0.0], { drop: 0.14, back: 0.06 })
}

/** A fully faired machine: nose with slit lamps, flanks down to the belly, low bars, seat in two tiers. */
export function addSportBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    edge,
  } = style.body
  const nose = stance.front[0] + 0.055
  const top = tankTop + 0.03
  fixed.add(
    'paint',
    tank({ rear, front, top: tankTop, half: tankHalf, deep: 0.24, edge, knees: 1, peak: 0.62 }),
  )
  addFiller(fixed, rear + (front - rear) * 0.66, tankTop)
  fixed.add(
    'seat',
    saddle({
      rear: rear - 0.34,
      front: rear + 0.07,
      height: seat,
      step: 0.02,
      nose: 0.03,
      half: 0.135,
      thick: 0.07,
    }),
  )
  fixed.add(
    'plastic',
    block([(rear + front) / 2 - 0.02, tankTop - 0.26, 0], [front - rear, 0.14, 0.24], 0, 0.04),
  )
  fixed.add('plastic', block([rear - 0.12, seat - 0.15, 0], [0.36, 0.16, 0.19], 0.1, 0.04))
  addNose(site, nose, top)
  addFlanks(site, nose, top)
  addTail(site)
  turning.add(
    'paint',
    mudguard(stance.front, {
      from: 25,
      to: 150,
      radius: style.front.radius + 0.016,
      width: style.front.width + 0.03,
      skirt: 0.07,
      taper: 0.55,
    }),
  )
  fixed.add(
    'plastic',
    mudguard(stance.rear, {
      from: 48,
      to: 108,
      radius: style.rear.radius + 0.016,
      width: style.rear.width + 0.02,
      skirt: 0.03,
    }),
  )
  addBars(turning, stance, style.bars)
  const [x, y] = stance.fork(stance.clamps[0])
  addDash(turning, [x + 0.08, y + 0.05], 'tablet')
  addIndicators(fixed, [nose - 0.22, top - 0.3, 0.17], 0.05)
}

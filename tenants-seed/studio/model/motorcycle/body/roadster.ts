import { addBars } from '../chassis/bars'
import { addDash, addRadiator } from '../chassis/fittings'
import { addIndicators, addPlateHolder, addRoundLamp } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { panel, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam } from '../shape/sweep'
import type { BodySite } from './body-site'
import { saddle } from './seat'
import { addSlimLamp } from './slim-lamp'
import { addFiller, tank } from './tank'

/** Wings beside the radiator that carry the tank's line forward and down. */
function addScoops({ fixed, style, ports }: BodySite): void {
  const {
    tankTop: top,
    tank: [, front],
    tankHalf: half,
  } = style.body
  const low = ports.front + 0.02
  const outline = rounded(
    [
      [front - 0.3, top - 0.17],
      [front - 0.05, top - 0.09],
      [front + 0.075, top - 0.16],
      [front + 0.06, top - 0.24],
      [low - 0.02, top - 0.4],
      [front - 0.18, top - 0.26],
    ],
    0.03,
  )
  const relief = (x: number, y: number) =>
    half + 0.03 - (y - top + 0.2) ** 2 * 0.8 - (x - front + 0.08) ** 2 * 0.6
  fixed.add('paint', bothSides(panel(outline, relief, 0.014)))
  const inner = rounded(
    [
      [front - 0.24, top - 0.2],
      [front - 0.02, top - 0.16],
      [front + 0.03, top - 0.25],
      [low - 0.03, top - 0.44],
      [low - 0.12, top - 0.4],
    ],
    0.03,
  )
  fixed.add('plastic', bothSides(panel(inner, (x, y) => relief(x, y) - 0.022, 0.05)))
}

function addTail({ fixed, style }: BodySite): void {
  const {
    seat,
    seatRear: rear,
    step,
    tailRise,
    tank: [tankRear],
  } = style.body
  const y = seat + step - 0.045
  const cowl = loft([
    { x: rear - 0.07, top: y + tailRise, bottom: y + tailRise - 0.03, half: 0.035 },
    {
      x: rear + 0.04,
      top: y + tailRise * 0.85 + 0.006,
      bottom: y + tailRise * 0.7 - 0.07,
      half: 0.078,
      crown: 2,
      sole: 1.8,
    },
    { x: rear + 0.2, top: y, bottom: y - 0.11, half: 0.115, crown: 2.2, sole: 1.8 },
    { x: rear + 0.36, top: y - 0.05, bottom: y - 0.15, half: 0.125, sole: 2 },
    { x: rear + 0.5, top: y - 0.09, bottom: y - 0.14, half: 0.115 },
  ])
  fixed.add('paint', cowl)
  fixed.add(
    'tail',
    beam(
      [
        [rear - 0.068, y + tailRise - 0.016, -0.034, 0.02, 0.03],
        [rear - 0.082, y + tailRise - 0.016, 0, 0.022, 0.03],
        [rear - 0.068, y + tailRise - 0.016, 0.034, 0.02, 0.03],
      ],
      3,
    ),
  )
  fixed.add('plastic', block([(rear + tankRear) / 2 + 0.12, seat - 0.13, 0], [0.36, 0.15, 0.19], 0.1, 0.04))
  addPlateHolder(fixed, [rear + 0.0, y + tailRise - 0.06], { drop: 0.15, back: 0.06 })
}

function addSideCovers({ fixed, style }: BodySite): void {
  const {
    seat,
    tank: [rear],
    tankTop,
  } = style.body
  const outline = rounded(
    [
      [rear - 0.14, seat - 0.03],
      [rear + 0.1, seat + (tankTop - seat) * 0.3],
      [rear + 0.14, seat - 0.1],
      [rear - 0.02, seat - 0.19],
    ],
    0.03,
  )
  fixed.add(
    'plastic',
    bothSides(panel(outline, (x, y) => 0.128 - (y - seat) * 0.05 + (x - rear) * 0.12, 0.02)),
  )
}

/** A modern unfaired machine: muscular tank, scoops, high tail, compact lamp. */
export function addRoadsterBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    seatRear,
    step,
    edge,
    seatFinish,
    lampRadius,
  } = style.body
  fixed.add(
    'paint',
    tank({ rear, front, top: tankTop, half: tankHalf, deep: 0.25, edge, knees: 0.9, peak: 0.62 }),
  )
  addFiller(fixed, rear + (front - rear) * 0.66, tankTop)
  fixed.add(
    seatFinish,
    saddle({
      rear: seatRear + 0.02,
      front: rear + 0.06,
      height: seat,
      step,
      nose: 0.045,
      half: 0.135,
      thick: 0.075,
    }),
  )
  fixed.add(
    'plastic',
    block([(rear + front) / 2 - 0.01, tankTop - 0.25, 0], [front - rear - 0.08, 0.12, 0.2], 0, 0.04),
  )
  addScoops(site)
  addTail(site)
  addSideCovers(site)
  addRadiator(fixed, [site.ports.front + 0.075, site.ports.sump + 0.36], [0.32, 0.24])
  turning.add(
    'black',
    mudguard(stance.front, {
      from: 22,
      to: 138,
      radius: style.front.radius + 0.018,
      width: style.front.width + 0.03,
      skirt: 0.05,
      taper: 0.6,
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
  if (style.body.lamp === 'led-round' || style.body.lamp === 'round') {
    const [x, y] = stance.fork(stance.clamps[0] - 0.08)
    addRoundLamp(turning, [x + 0.16, y + 0.0], lampRadius, {
      shell: 'black',
      rim: 'black',
      led: style.body.lamp === 'led-round',
    })
  } else addSlimLamp(site)
  addBars(turning, stance, style.bars, style.mirrorReach)
  const [x, y] = stance.fork(stance.clamps[0])
  addDash(turning, [x + 0.045, y + 0.06], style.body.dash)
  addIndicators(turning, [x + 0.06, y - 0.1, 0.1], 0.06)
}

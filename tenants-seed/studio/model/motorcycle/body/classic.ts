import { addBars } from '../chassis/bars'
import { addDash } from '../chassis/fittings'
import { addIndicators, addPlateHolder, addRoundLamp } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import type { Finish } from '../materials'
import { panel, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { pipe, rod } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { saddle } from './seat'
import { addFiller, tank } from './tank'

function addGuards({ fixed, turning, style, stance }: BodySite, finish: Finish): void {
  const { front, rear, body } = style
  const short = body.has.has('short guards')
  turning.add(
    finish,
    mudguard(stance.front, {
      from: short ? 50 : 38,
      to: short ? 140 : 172,
      radius: front.radius + 0.02,
      width: front.width + 0.03,
      skirt: 0.045,
      taper: 0.9,
    }),
  )
  const [x, y] = stance.front
  const stay = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI
    const reach = front.radius + 0.012
    return rod(
      [x, y, 0.085],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, front.width / 2 + 0.012],
      0.004,
    )
  }
  if (!short) turning.add('steel', bothSides(stay(162)), bothSides(stay(140)))
  const end = short ? 128 : 158
  fixed.add(
    finish,
    mudguard(stance.rear, {
      from: 52,
      to: end,
      radius: rear.radius + 0.03,
      width: rear.width + 0.036,
      skirt: 0.05,
      taper: 1,
    }),
  )
}

function addRearLamp({ fixed, style, stance }: BodySite): void {
  const { rear, body } = style
  const [x, y] = stance.rear
  const angle = (body.has.has('short guards') ? 122 : 140) * (Math.PI / 180)
  const reach = rear.radius + 0.04
  const at = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  fixed.add('black', drum([at[0], at[1] + 0.02, 0], [-1, 0.1, 0], 0.045, 0.04, 0.01))
  fixed.add('tail', drum([at[0] - 0.036, at[1] + 0.024, 0], [-1, 0.1, 0], 0.04, 0.03, 0.012))
  addPlateHolder(fixed, [at[0] - 0.02, at[1]], { drop: 0.02, back: 0.05, round: true })
}

function addSideCovers({ fixed, style }: BodySite): void {
  const {
    seat,
    tank: [rear],
  } = style.body
  const [x, y] = style.pivot
  const outline = rounded(
    [
      [rear - 0.2, seat - 0.1],
      [rear + 0.06, seat - 0.075],
      [rear + 0.09, seat - 0.15],
      [x + 0.05, y + 0.13],
      [x - 0.03, y + 0.13],
      [rear - 0.18, seat - 0.2],
    ],
    0.06,
  )
  fixed.add(
    'paint',
    bothSides(
      panel(
        outline,
        (px, py) => 0.135 - ((px - rear + 0.1) * 1.1) ** 2 - ((py - seat + 0.16) * 1.2) ** 2,
        0.03,
      ),
    ),
  )
  fixed.add('plastic', block([x + 0.01, (seat + y) / 2 + 0.03, 0], [0.22, seat - y - 0.1, 0.19], 0.04, 0.03))
}

/** A machine in the manner of the sixties: round lamp, round tank with knee pads, flat seat, separate mudguards. */
export function addClassicBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop: top,
    tankHalf,
    seat,
    seatRear,
    step,
    edge,
    seatFinish,
    lampRadius,
    has,
  } = style.body
  const deep = has.has('deep tank') ? 0.27 : 0.235
  fixed.add('paint', tank({ rear, front, top, half: tankHalf, deep, edge, knees: 0.75, peak: 0.6 }))
  addFiller(fixed, rear + (front - rear) * 0.62, top, 'chrome')
  fixed.add(
    seatFinish,
    saddle({ rear: seatRear, front: rear + 0.06, height: seat, step, nose: 0.02, half: 0.135, thick: 0.09 }),
  )
  if (has.has('knee pads')) {
    const middle = rear + (front - rear) * 0.36
    const pad = rounded(
      [
        [middle - 0.1, top - 0.1],
        [middle + 0.07, top - 0.07],
        [middle + 0.08, top - 0.17],
        [middle - 0.1, top - 0.19],
      ],
      0.05,
    )
    fixed.add('rubber', bothSides(panel(pad, (x) => tankHalf * 0.87 + (x - middle) * 0.16, 0.03)))
  }
  addSideCovers(site)
  addGuards(site, has.has('chrome guards') ? 'chrome' : has.has('black guards') ? 'black' : 'paint')
  addRearLamp(site)
  const [x, y] = stance.fork(stance.clamps[0] - 0.09)
  const ears = [0.03, -0.05].map((up) =>
    rod([x + 0.01, y + up, 0.09], [x + 0.11, y + up * 0.4, lampRadius * 0.96], 0.009),
  )
  turning.add('black', ...ears.map(bothSides))
  addRoundLamp(turning, [x + 0.16, y], lampRadius, {
    shell: style.pipe === 'chrome' ? 'chrome' : 'black',
    rim: style.pipe === 'chrome' ? 'chrome' : 'black',
    led: style.body.lamp === 'led-round',
  })
  addBars(turning, stance, style.bars, style.mirrorReach)
  const [cx, cy] = stance.fork(stance.clamps[0])
  addDash(turning, [cx + 0.06, cy + 0.05], style.body.dash)
  addIndicators(turning, [x + 0.09, y - 0.02, lampRadius + 0.01], 0.05, true)
  if (!has.has('solo'))
    fixed.add(
      'chrome',
      pipe(
        [
          [seatRear + 0.2, seat - 0.01, 0.14],
          [seatRear + 0.02, seat + 0.015, 0.13],
          [seatRear - 0.03, seat + 0.03, 0],
          [seatRear + 0.02, seat + 0.015, -0.13],
          [seatRear + 0.2, seat - 0.01, -0.14],
        ],
        0.009,
      ),
    )
}

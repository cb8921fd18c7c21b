import { addBars } from '../chassis/bars'
import { mudguard } from '../chassis/mudguard'
import { addShock } from '../chassis/rear'
import { block } from '../engine/castings'
import { addSilencer } from '../engine/exhaust'
import { loft } from '../shape/loft'
import { beam, pipe } from '../shape/sweep'
import type { BodySite } from './body-site'
import { addBody, addFront } from './scooter-panels'
import { saddle } from './seat'

/** Engine and drive in one, swinging with the rear wheel on its left; silencer on the right. */
function addPowerUnit({ fixed, style, stance }: BodySite): void {
  const [x, y] = stance.rear
  fixed.add(
    'dark',
    beam(
      [
        [x + 0.42, y + 0.02, -0.12, 0.15, 0.1],
        [x + 0.2, y + 0.015, -0.14, 0.16, 0.09],
        [x - 0.02, y, -0.135, 0.15, 0.08],
      ],
      3.4,
    ),
  )
  fixed.add(
    'black',
    beam(
      [
        [x + 0.38, y + 0.02, -0.18, 0.12, 0.03],
        [x + 0.02, y + 0.0, -0.185, 0.11, 0.03],
      ],
      4,
    ),
  )
  fixed.add(
    'cast',
    block([x + 0.44, y + 0.04, 0], [0.16, 0.18, 0.22], 0, 0.03),
    block([x + 0.56, y + 0.06, 0.01], [0.18, 0.13, 0.14], 0.1, 0.02),
  )
  for (const side of [-1, 1])
    addShock(
      fixed,
      [x + 0.06, style.body.seat - 0.2, side * 0.13],
      [x - 0.01, y + 0.04, side * 0.13],
      0.026,
      'black',
    )
  fixed.add(
    'steel',
    pipe(
      [
        [x + 0.6, y + 0.0, 0.05],
        [x + 0.56, y - 0.08, 0.1],
        [x + 0.36, y - 0.07, 0.15],
      ],
      0.016,
    ),
  )
  addSilencer(fixed, [x + 0.34, y - 0.05, 0.16], [x - 0.16, y + 0.06, 0.18], {
    radius: 0.062,
    finish: 'black',
  })
  fixed.add(
    'chrome',
    beam(
      [
        [x + 0.24, y - 0.015, 0.226, 0.06, 0.008],
        [x - 0.05, y + 0.05, 0.238, 0.05, 0.008],
      ],
      3,
    ),
  )
}

/** A step-through scooter: leg shield, foot boards, deep saddle and small wheels. */
export function addScooterBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    seat,
    seatRear,
    step,
    tank: [front],
  } = style.body
  addFront(site)
  addBody(site)
  addPowerUnit(site)
  fixed.add(
    'seat',
    saddle({
      rear: seatRear + 0.04,
      front: front + 0.05,
      height: seat,
      step,
      nose: 0.01,
      half: 0.165,
      thick: 0.09,
    }),
  )
  turning.add(
    'paint',
    mudguard(stance.front, {
      from: 20,
      to: 160,
      radius: style.front.radius + 0.02,
      width: style.front.width + 0.04,
      skirt: 0.06,
      taper: 0.8,
    }),
  )
  fixed.add(
    'plastic',
    mudguard(stance.rear, {
      from: 70,
      to: 165,
      radius: style.rear.radius + 0.02,
      width: style.rear.width + 0.03,
      skirt: 0.04,
    }),
  )
  addBars(turning, stance, style.bars, style.mirrorReach)
  const [x, y] = stance.fork(stance.clamps[0])
  turning.add(
    'plastic',
    loft([
      { x: x - 0.06, top: y + 0.11, bottom: y + 0.03, half: 0.2, crown: 3, sole: 3 },
      { x: x + 0.04, top: y + 0.12, bottom: y + 0.01, half: 0.22, crown: 3, sole: 3 },
      { x: x + 0.09, top: y + 0.09, bottom: y + 0.02, half: 0.15, crown: 3, sole: 3 },
    ]),
  )
  turning.add('display', block([x - 0.03, y + 0.115, 0], [0.09, 0.016, 0.13], 0.3, 0.006))
}

import { addIndicators, addPlateHolder } from '../chassis/lamps'
import { loft } from '../shape/loft'
import { panel, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, pipe } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { windscreen } from './fairing-screen'

/** The leg shield with its lamps, from the wheel up to the screen. */
export function addFront({ fixed, stance }: BodySite): void {
  const [x, y] = stance.fork(stance.clamps[0])
  const nose = x + 0.21
  fixed.add(
    'paint',
    loft([
      { x: x - 0.06, top: y - 0.08, bottom: y - 0.44, half: 0.2, crown: 3, sole: 2.4 },
      { x: x + 0.05, top: y + 0.0, bottom: y - 0.48, half: 0.225, waist: 0.6, crown: 2, sole: 1.8 },
      { x: x + 0.15, top: y - 0.04, bottom: y - 0.4, half: 0.18, waist: 0.6, crown: 1.8, sole: 1.7 },
      { x: nose, top: y - 0.12, bottom: y - 0.31, half: 0.1, waist: 0.6, crown: 1.8, sole: 1.7 },
      { x: nose + 0.02, top: y - 0.18, bottom: y - 0.26, half: 0.05 },
    ]),
  )
  fixed.add(
    'plastic',
    loft([
      { x: x - 0.16, top: y - 0.12, bottom: y - 0.52, half: 0.17, crown: 4, sole: 4 },
      { x: x - 0.05, top: y - 0.06, bottom: y - 0.5, half: 0.205, crown: 3, sole: 3 },
    ]),
  )
  const eye = (off: number, h: number) =>
    beam(
      [
        [nose + 0.008 + off, y - 0.23, 0.03, h * 0.6, 0.03],
        [nose - 0.03 + off, y - 0.17, 0.09, h, 0.04],
        [nose - 0.085 + off, y - 0.1, 0.15, h * 0.5, 0.03],
      ],
      2.6,
    )
  fixed.add('gloss', bothSides(eye(0.004, 0.075)))
  fixed.add(
    'light',
    bothSides(
      beam(
        [
          [nose + 0.024, y - 0.2, 0.03, 0.012, 0.016],
          [nose - 0.008, y - 0.14, 0.094, 0.012, 0.018],
          [nose - 0.068, y - 0.076, 0.15, 0.007, 0.016],
        ],
        3,
      ),
    ),
  )
  fixed.add('reflector', bothSides(drum([nose - 0.02, y - 0.19, 0.075], [1, 0, 0.5], 0.024, 0.022, 0.006)))
  fixed.add('smoke', windscreen([nose - 0.08, y - 0.03], [nose - 0.2, y + 0.22], [0.13, 0.14], 0.07))
  addIndicators(fixed, [nose - 0.04, y - 0.3, 0.13], 0.02)
}

/** The tunnel and foot boards, then the body under the saddle. */
export function addBody({ fixed, style, stance }: BodySite): void {
  const {
    seat,
    seatRear: rear,
    tank: [front],
  } = style.body
  fixed.add(
    'plastic',
    loft([
      { x: front - 0.1, top: 0.5, bottom: 0.24, half: 0.19, crown: 3, sole: 4 },
      { x: front + 0.12, top: 0.5, bottom: 0.22, half: 0.2, crown: 3, sole: 4 },
      { x: front + 0.34, top: 0.52, bottom: 0.24, half: 0.2, crown: 3, sole: 4 },
      { x: front + 0.5, top: 0.62, bottom: 0.3, half: 0.19, crown: 3, sole: 4 },
    ]),
  )
  const board = rounded(
    [
      [front - 0.16, 0.3],
      [front + 0.38, 0.3],
      [front + 0.55, 0.46],
      [front + 0.46, 0.5],
      [front + 0.34, 0.36],
      [front - 0.14, 0.37],
    ],
    0.03,
  )
  fixed.add('paint', bothSides(panel(board, (px) => 0.25 - ((px - front - 0.15) * 0.35) ** 2, 0.06)))
  fixed.add(
    'paint',
    loft([
      { x: rear - 0.06, top: seat + 0.01, bottom: seat - 0.05, half: 0.05, crown: 2.2, sole: 2 },
      { x: rear + 0.08, top: seat, bottom: seat - 0.17, half: 0.13, crown: 2.4, sole: 1.9 },
      { x: rear + 0.34, top: seat - 0.03, bottom: seat - 0.3, half: 0.185, crown: 2.6, sole: 1.9 },
      { x: front - 0.12, top: seat - 0.04, bottom: seat - 0.4, half: 0.19, crown: 2.8, sole: 2.2 },
      { x: front, top: seat - 0.06, bottom: seat - 0.42, half: 0.15, crown: 2.8, sole: 2.6 },
      { x: front + 0.05, top: seat - 0.14, bottom: seat - 0.36, half: 0.1 },
    ]),
  )
  fixed.add(
    'tail',
    bothSides(
      beam(
        [
          [rear - 0.06, seat - 0.02, 0.0, 0.03, 0.04],
          [rear + 0.0, seat - 0.03, 0.09, 0.03, 0.04],
          [rear + 0.1, seat - 0.03, 0.13, 0.016, 0.03],
        ],
        3,
      ),
    ),
  )
  fixed.add(
    'black',
    pipe(
      [
        [rear + 0.22, seat + 0.0, 0.15],
        [rear + 0.02, seat + 0.055, 0.13],
        [rear - 0.06, seat + 0.07, 0.05],
        [rear - 0.06, seat + 0.07, -0.05],
        [rear + 0.02, seat + 0.055, -0.13],
        [rear + 0.22, seat, -0.15],
      ],
      0.014,
    ),
  )
  addPlateHolder(fixed, [stance.rear[0] - 0.2, seat - 0.14], { drop: 0.1, back: 0.06 })
}

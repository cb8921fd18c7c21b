import { ease, mix } from '../shape/interpolate'
import { loft } from '../shape/loft'
import { panel, type Relief, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { beam, pipe } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { windscreen } from './fairing-screen'

/** How far out the fairing stands: widest at the shoulders, drawn in towards the nose and the belly. */
const sideRelief =
  (shoulder: number, nose: number): Relief =>
  (x, y) => {
    const belly = mix(0.165, 0.236, ease(0.2, 0.66, y))
    const above = 1 - 0.32 * ease(shoulder - 0.04, shoulder + 0.2, y)
    const ahead = 1 - 0.52 * ease(nose - 0.36, nose + 0.03, x)
    const crease = 0.012 * Math.exp(-(((y - shoulder + 0.07 - (x - 0.2) * 0.25) / 0.045) ** 2))
    return belly * above * ahead + crease
  }

export function addNose({ fixed, style }: BodySite, nose: number, top: number): void {
  const cowl = loft([
    { x: nose - 0.4, top: top - 0.03, bottom: top - 0.27, half: 0.195, waist: 0.5, crown: 2, sole: 2 },
    { x: nose - 0.28, top: top - 0.01, bottom: top - 0.3, half: 0.2, waist: 0.5, crown: 2, sole: 2 },
    { x: nose - 0.14, top: top - 0.065, bottom: top - 0.29, half: 0.165, waist: 0.5, crown: 1.9, sole: 1.9 },
    { x: nose - 0.03, top: top - 0.145, bottom: top - 0.265, half: 0.09, waist: 0.5, crown: 1.9, sole: 1.9 },
    { x: nose, top: top - 0.185, bottom: top - 0.235, half: 0.04, waist: 0.5 },
  ])
  fixed.add('paint', cowl)
  fixed.add(
    'plastic',
    loft([
      { x: nose - 0.42, top: top - 0.04, bottom: top - 0.26, half: 0.18, crown: 2, sole: 2 },
      { x: nose - 0.39, top: top - 0.035, bottom: top - 0.265, half: 0.187, crown: 2, sole: 2 },
    ]),
  )
  const eye = (grow: number, h: number) =>
    beam(
      [
        [nose - 0.012 + grow, top - 0.2, 0.042, h * 0.5, 0.03],
        [nose - 0.075 + grow, top - 0.168, 0.1, h, 0.036],
        [nose - 0.16 + grow, top - 0.125, 0.158, h * 0.55, 0.03],
      ],
      2.6,
    )
  fixed.add('gloss', bothSides(eye(0.004, 0.056)))
  const brow = beam(
    [
      [nose - 0.0, top - 0.188, 0.044, 0.009, 0.02],
      [nose - 0.062, top - 0.146, 0.104, 0.009, 0.024],
      [nose - 0.142, top - 0.108, 0.16, 0.006, 0.02],
    ],
    3,
  )
  fixed.add('light', bothSides(brow))
  fixed.add('reflector', bothSides(drum([nose - 0.055, top - 0.178, 0.1], [1, 0, 0.5], 0.021, 0.018, 0.006)))
  fixed.add(
    'gloss',
    beam(
      [
        [nose - 0.02, top - 0.24, -0.05, 0.05, 0.03],
        [nose + 0.0, top - 0.24, 0, 0.055, 0.03],
        [nose - 0.02, top - 0.24, 0.05, 0.05, 0.03],
      ],
      3,
    ),
  )
  fixed.add('smoke', windscreen([nose - 0.09, top - 0.1], [nose - 0.43, top + 0.1], [0.135, 0.135], 0.1))
  const { mirrors } = style.bars
  if (mirrors !== 'none') return
  fixed.add(
    'black',
    bothSides(
      pipe(
        [
          [nose - 0.22, top - 0.04, 0.15],
          [nose - 0.25, top + 0.04, 0.22],
          [nose - 0.28, top + 0.07, 0.27],
        ],
        0.009,
      ),
    ),
  )
  fixed.add(
    'black',
    bothSides(
      beam(
        [
          [nose - 0.3, top + 0.075, 0.25, 0.05, 0.04],
          [nose - 0.3, top + 0.085, 0.32, 0.07, 0.05],
          [nose - 0.32, top + 0.085, 0.4, 0.045, 0.03],
        ],
        3,
      ),
    ),
  )
  fixed.add(
    'mirror',
    bothSides(
      beam(
        [
          [nose - 0.326, top + 0.077, 0.26, 0.036, 0.006],
          [nose - 0.328, top + 0.085, 0.32, 0.055, 0.006],
          [nose - 0.334, top + 0.085, 0.385, 0.036, 0.006],
        ],
        3,
      ),
    ),
  )
}

export function addFlanks({ fixed, ports, style }: BodySite, nose: number, top: number): void {
  const shoulder = top - 0.2
  const relief = sideRelief(shoulder, nose)
  const low = ports.sump - 0.02
  const rear = style.pivot[0]
  const upper = rounded(
    [
      [nose - 0.06, top - 0.22],
      [nose - 0.16, top - 0.3],
      [nose - 0.27, top - 0.42],
      [nose - 0.33, top - 0.52],
      [0.2, top - 0.47],
      [0.09, top - 0.44],
      [0.16, top - 0.26],
      [nose - 0.4, top - 0.1],
      [nose - 0.24, top - 0.13],
    ],
    0.035,
  )
  const lower = rounded(
    [
      [nose - 0.325, top - 0.53],
      [nose - 0.37, low + 0.1],
      [nose - 0.46, low + 0.02],
      [0.16, low],
      [rear + 0.1, low + 0.012],
      [rear + 0.05, low + 0.09],
      [0.07, low + 0.2],
      [0.13, top - 0.5],
      [0.2, top - 0.485],
    ],
    0.035,
  )
  fixed.add('paint', bothSides(panel(upper, relief)), bothSides(panel(lower, relief)))
  const vent = rounded(
    [
      [nose - 0.3, top - 0.36],
      [0.14, top - 0.36],
      [0.08, low + 0.16],
      [nose - 0.42, low + 0.1],
    ],
    0.04,
  )
  fixed.add('plastic', bothSides(panel(vent, (x, y) => relief(x, y) - 0.03, 0.02)))
  const strake = rounded(
    [
      [nose - 0.36, top - 0.4],
      [0.13, top - 0.365],
      [0.1, top - 0.385],
      [nose - 0.37, top - 0.43],
    ],
    0.012,
  )
  fixed.add('gloss', bothSides(panel(strake, (x, y) => relief(x, y) + 0.012, 0.03)))
}

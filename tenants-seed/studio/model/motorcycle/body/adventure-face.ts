import { addRoundLamp } from '../chassis/lamps'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { bothSides } from '../shape/surface'
import { beam, pipe } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { windscreen } from './fairing-screen'

/** The lamps' mask above the beak and the screen that stands on it. */
export function addFace({ fixed, style, stance }: BodySite): void {
  const { lamp, has, lampRadius } = style.body
  const [x, y] = stance.fork(stance.clamps[0])
  const nose = x + 0.225
  const rally = has.has('rally')
  if (lamp === 'round' || lamp === 'led-round') {
    addRoundLamp(fixed, [nose, y - 0.1], lampRadius, { shell: 'black', rim: 'black', led: true })
  } else {
    fixed.add(
      'gloss',
      loft([
        { x: nose - 0.17, top: y + 0.02, bottom: y - 0.17, half: 0.13, crown: 2.2, sole: 2.2 },
        { x: nose - 0.06, top: y + 0.03, bottom: y - 0.2, half: 0.14, crown: 2.2, sole: 2 },
        { x: nose - 0.01, top: y - 0.0, bottom: y - 0.19, half: 0.1, crown: 2.2, sole: 2 },
        { x: nose, top: y - 0.03, bottom: y - 0.16, half: 0.07 },
      ]),
    )
    if (rally) {
      const eyes = [
        [0.05, -0.05],
        [0.05, -0.125],
      ] as const
      for (const [z, dy] of eyes)
        fixed.add('reflector', bothSides(drum([nose - 0.012, y + dy, z], [1, 0, 0.1], 0.031, 0.014, 0.004)))
      fixed.add('light', bothSides(block([nose - 0.0, y - 0.088, 0.05], [0.008, 0.009, 0.07], 0, 0.003)))
    } else {
      fixed.add(
        'light',
        bothSides(
          beam(
            [
              [nose + 0.006, y - 0.13, 0.018, 0.014, 0.01],
              [nose - 0.008, y - 0.085, 0.068, 0.012, 0.01],
              [nose - 0.04, y - 0.035, 0.112, 0.008, 0.01],
            ],
            3,
          ),
        ),
      )
      fixed.add(
        'reflector',
        bothSides(drum([nose - 0.014, y - 0.055, 0.035], [1, 0, 0.1], 0.03, 0.014, 0.004)),
      )
    }
  }
  const tall = has.has('tall screen') ? 0.36 : rally ? 0.3 : 0.26
  fixed.add(
    'screen',
    windscreen(
      [nose - 0.03, y + 0.0],
      [nose - 0.14 - tall * 0.2, y + tall],
      [0.13, rally ? 0.11 : 0.16],
      0.07,
    ),
  )
  fixed.add(
    'black',
    bothSides(
      pipe(
        [
          [x + 0.05, y - 0.05, 0.09],
          [x + 0.1, y + 0.08, 0.1],
          [x + 0.12, y + 0.17, 0.09],
        ],
        0.007,
      ),
    ),
  )
}

/** The high beak, or none where the maker fits a low mudguard alone. */
export function addBeak({ fixed, style, stance }: BodySite): void {
  const { has } = style.body
  if (has.has('no beak')) return
  const [x, y] = stance.fork(stance.clamps[0])
  const tip = x + (has.has('long beak') ? 0.52 : 0.42)
  const drop = 0.2
  const beak = loft([
    { x: x + 0.06, top: y - 0.13, bottom: y - 0.24, half: 0.11, crown: 2, sole: 6 },
    { x: x + 0.2, top: y - 0.15, bottom: y - 0.225, half: 0.1, crown: 2, sole: 6 },
    { x: tip - 0.1, top: y - drop + 0.0, bottom: y - drop - 0.035, half: 0.072, crown: 2, sole: 6 },
    { x: tip, top: y - drop - 0.025, bottom: y - drop - 0.04, half: 0.026, crown: 2, sole: 4 },
  ])
  fixed.add('paint', beak)
  fixed.add(
    'plastic',
    loft([
      { x: x + 0.05, top: y - 0.2, bottom: y - 0.27, half: 0.1, crown: 3, sole: 3 },
      { x: tip - 0.12, top: y - drop - 0.025, bottom: y - drop - 0.05, half: 0.06, crown: 3, sole: 3 },
    ]),
  )
}

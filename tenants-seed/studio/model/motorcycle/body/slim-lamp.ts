import { loft } from '../shape/loft'
import { bothSides } from '../shape/surface'
import { beam } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'

/** A compact lamp with lit brows and a little screen above it, in front of the clamps. */
export function addSlimLamp({ turning, style, stance }: BodySite): void {
  const [x, top] = stance.fork(stance.clamps[0])
  const { lamp, edge } = style.body
  const y = top - 0.075
  const nose = x + 0.165
  const tall = lamp === 'twin' ? 0.15 : 0.12
  const shell = loft([
    { x: x + 0.035, top: y + 0.05, bottom: y - tall * 0.6, half: 0.1, crown: 2.4, sole: 2 },
    { x: x + 0.09, top: y + 0.075, bottom: y - tall * 0.85, half: 0.118, crown: 2.2, sole: 1.9 },
    { x: nose - 0.025, top: y + 0.045, bottom: y - tall, half: 0.1, crown: 2.2, sole: 1.8 },
    { x: nose, top: y + 0.0, bottom: y - tall * 0.86, half: 0.066, crown: 2.4, sole: 1.8 },
  ])
  turning.add('gloss', shell)
  const brow = (rise: number, h: number) =>
    beam(
      [
        [nose + 0.006, y - 0.03 - rise, 0.012, h, 0.012],
        [nose - 0.008, y - 0.018 - rise + edge * 0.006, 0.06, h, 0.012],
        [nose - 0.045, y + 0.0 - rise + edge * 0.022, 0.1, h * 0.6, 0.012],
      ],
      3,
    )
  turning.add('light', bothSides(brow(0, 0.011)))
  if (lamp === 'twin') turning.add('light', bothSides(brow(0.045, 0.01)))
  turning.add(
    'reflector',
    bothSides(drum([nose - 0.014, y - 0.074, 0.03], [1, -0.06, 0.05], 0.023, 0.014, 0.004)),
  )
  const cowl = loft([
    { x: x - 0.01, top: top + 0.085, bottom: top + 0.05, half: 0.075 },
    { x: x + 0.04, top: top + 0.062, bottom: top + 0.012, half: 0.1 },
    { x: x + 0.11, top: top + 0.02, bottom: top - 0.03, half: 0.096 },
    { x: x + 0.15, top: top - 0.035, bottom: top - 0.07, half: 0.06 },
  ])
  turning.add(style.body.has.has('cowl') ? 'paint' : 'plastic', cowl)
}

import type { Assembly } from '../assembly'
import { block, boltRing } from '../engine/castings'
import type { MotorcycleStyle } from '../motorcycle-style'
import { plate, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'

/** What fills the machine between engine, saddle and rear wheel: pivot plates, airbox, battery tray and throttle bodies. */
export function addMiddle(
  assembly: Assembly,
  { pivot: [x, y], engine, body, frameFinish }: MotorcycleStyle,
): void {
  const outline = rounded(
    [
      [x + 0.085, y + 0.3],
      [x - 0.04, y + 0.27],
      [x - 0.075, y + 0.02],
      [x - 0.06, y - 0.1],
      [x + 0.03, y - 0.11],
      [x + 0.04, y + 0.08],
    ],
    0.03,
  )
  assembly.add(frameFinish === 'black' ? 'dark' : frameFinish, bothSides(plate(outline, 0.104, 0.128, 0.006)))
  assembly.add(
    'steel',
    boltRing([x - 0.02, y, 0.126], 0.042, 3, 1),
    boltRing([x - 0.02, y, -0.126], 0.042, 3, -1),
  )
  const [ex, ey] = engine.at
  const top = body.seat - 0.1
  const reach = top - ey - 0.16
  if (reach > 0.05) {
    assembly.add('plastic', block([x + 0.03, ey + 0.16 + reach / 2, 0], [0.26, reach, 0.17], 0, 0.03))
  }
  assembly.add('dark', block([ex - 0.02, ey + 0.24, 0], [0.13, 0.09, 0.2], 0.35, 0.02))
}

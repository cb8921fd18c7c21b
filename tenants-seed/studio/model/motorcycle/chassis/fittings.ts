import type { Assembly } from '../assembly'
import { block } from '../engine/castings'
import type { Corner } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { pipe } from '../shape/sweep'
import { drum } from '../shape/turned'

/** A radiator with its core, tanks and shroud in front of the engine. */
export function addRadiator(
  assembly: Assembly,
  [x, y]: Corner,
  size: readonly [width: number, height: number],
  tilt = 0.2,
): void {
  const [width, height] = size
  const slats = Array.from({ length: 15 }, (_, i) =>
    block([0.017, ((i + 0.5) / 15 - 0.5) * height, 0], [0.008, height / 30, width * 0.86], 0, 0.001),
  )
  const core = block([0, 0, 0], [0.034, height, width * 0.86], 0, 0.004)
  const sides = block([0, 0, width * 0.47], [0.05, height * 1.04, width * 0.09], 0, 0.012)
  for (const part of slats) assembly.add('dark', part.rotateZ(tilt).translate(x, y, 0))
  assembly
    .add('black', core.rotateZ(tilt).translate(x, y, 0))
    .add('black', bothSides(sides).rotateZ(tilt).translate(x, y, 0))
  assembly.add(
    'rubber',
    pipe(
      [
        [x - 0.02, y + height * 0.4, width * 0.42],
        [x - 0.08, y + height * 0.3, width * 0.45],
        [x - 0.16, y + height * 0.1, width * 0.3],
      ],
      0.014,
    ),
  )
}

/** Screen or clocks above the upper clamp. */
export function addDash(assembly: Assembly, [x, y]: Corner, kind: 'tablet' | 'clock' | 'clocks'): void {
  if (kind === 'tablet') {
    assembly.add('black', block([x, y, 0], [0.026, 0.1, 0.17], 0.75, 0.012))
    assembly.add('display', block([x - 0.011, y + 0.009, 0], [0.008, 0.084, 0.152], 0.75, 0.003))
    return
  }
  for (const z of kind === 'clock' ? [0] : [-0.058, 0.058]) {
    assembly.add('chrome', drum([x + 0.03, y - 0.03, z], [-0.7, 0.72, 0], 0.05, 0.05, 0.012))
    assembly.add('display', drum([x - 0.002, y + 0.003, z], [-0.7, 0.72, 0], 0.043, 0.007, 0.002))
  }
}

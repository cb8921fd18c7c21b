import { leastContrast } from './contrast'
import { fromOklch, type Oklch } from './oklch'
import type { Rgb } from './srgb'

/**
 * A colour when it reads on all the grounds with at least this contrast, else the nearest of its darker (or lighter) shades
 * that does: hue stays, lightness moves no further than it must. Grounds that not even black (or white) reads on give black
 * (or white).
 */
export function readableShade(
  colour: Oklch,
  { on, ratio, towards }: { on: readonly Rgb[]; ratio: number; towards: 'black' | 'white' },
): Rgb {
  const reads = (l: number) => leastContrast(fromOklch({ ...colour, l }), on) >= ratio
  if (reads(colour.l)) return fromOklch(colour)
  let fails = colour.l
  let holds = towards === 'black' ? 0 : 1
  while (Math.abs(holds - fails) > 0.001) {
    const middle = (fails + holds) / 2
    if (reads(middle)) holds = middle
    else fails = middle
  }
  return fromOklch({ ...colour, l: holds })
}

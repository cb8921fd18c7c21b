import { leastContrast } from './contrast'
import { fromOklch, type Oklch } from './oklch'
import type { Rgb } from './srgb'

/**
 * The colour itself if it has at least this contrast with all grounds, else the nearest darker (or lighter) shade that
 * has. The hue stays, and the lightness changes as little as possible. If not even black (or white) has enough
 * contrast, returns black (or white).
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

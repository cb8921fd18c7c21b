import type { Spot } from './skin'

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (t: number, low = 0, high = 1) => Math.min(high, Math.max(low, t))

export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A smooth curve through points sorted by their first number, that never overshoots (Fritsch and Carlson). */
export function curve(points: readonly Spot[]): (at: number) => number {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const slopes = slopesOf(xs, ys)
  return (at) => {
    if (at <= (xs[0] as number)) return ys[0] as number
    const last = xs.length - 1
    if (at >= (xs[last] as number)) return ys[last] as number
    let i = 0
    while (at > (xs[i + 1] as number)) i++
    return hermite(xs, ys, slopes, i, at)
  }
}

function slopesOf(xs: readonly number[], ys: readonly number[]): number[] {
  const secants = xs
    .slice(1)
    .map((x, i) => ((ys[i + 1] as number) - (ys[i] as number)) / (x - (xs[i] as number)))
  return xs.map((_, i) => {
    const before = secants[i - 1] ?? (secants[i] as number)
    const after = secants[i] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

function hermite(
  xs: readonly number[],
  ys: readonly number[],
  slopes: readonly number[],
  i: number,
  at: number,
): number {
  const width = (xs[i + 1] as number) - (xs[i] as number)
  const t = (at - (xs[i] as number)) / width
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * (ys[i] as number) +
    (t3 - 2 * t2 + t) * width * (slopes[i] as number) +
    (3 * t2 - 2 * t3) * (ys[i + 1] as number) +
    (t3 - t2) * width * (slopes[i + 1] as number)
  )
}

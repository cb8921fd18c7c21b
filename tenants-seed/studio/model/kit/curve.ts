/** A smooth curve; flat beyond its ends. */
export type Curve = (x: number) => number

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** 0 at or below `from`, 1 at or above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

type Point = readonly [x: number, y: number]

/** Slopes that never overshoot the points (Fritsch and Carlson). */
function slopes(points: readonly Point[]): number[] {
  const steps = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] as Point
    return (y - y0) / (x - x0)
  })
  return points.map((_, index) => {
    const before = steps[index - 1]
    const after = steps[index]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** A curve through these points without overshoot. */
export function curve(...given: readonly Point[]): Curve {
  const points = given.toSorted((a, b) => a[0] - b[0])
  const tangents = slopes(points)
  const first = points[0] as Point
  const last = points.at(-1) as Point
  return (x) => {
    if (x <= first[0]) return first[1]
    if (x >= last[0]) return last[1]
    const index = points.findIndex(([at]) => at > x) - 1
    const [x0, y0] = points[index] as Point
    const [x1, y1] = points[index + 1] as Point
    const width = x1 - x0
    const t = (x - x0) / width
    const rise = (tangents[index] as number) * width
    const leave = (tangents[index + 1] as number) * width
    const t2 = t * t
    const t3 = t2 * t
    return y0 * (2 * t3 - 3 * t2 + 1) + rise * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + leave * (t3 - t2)
  }
}

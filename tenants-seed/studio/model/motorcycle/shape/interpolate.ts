/** Catmull-Rom through `values` at `t` from 0 to 1; the ends are mirrored, so the curve reaches them straight. */
export function through(values: readonly number[], t: number): number {
  const last = values.length - 1
  const at = Math.min(Math.max(t, 0), 1) * last
  const index = Math.min(Math.floor(at), last - 1)
  const u = at - index
  const value = (i: number) => values[Math.min(Math.max(i, 0), last)] ?? 0
  const b = value(index)
  const c = value(index + 1)
  const a = index > 0 ? value(index - 1) : 2 * b - c
  const d = index + 2 <= last ? value(index + 2) : 2 * c - b
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
}

export const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** 0 below `from`, 1 above `to`, smooth between. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return t * t * (3 - 2 * t)
}

/** A superellipse's coordinate: 2 is a circle, larger is boxier. */
export const superCosine = (angle: number, exponent: number) =>
  Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / exponent)
export const superSine = (angle: number, exponent: number) =>
  Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** (2 / exponent)

import type { Loop, Spot } from './skin'

/** A corner of an outline, with the radius it is rounded by. */
export type Knot = readonly [u: number, v: number, radius?: number]

/**
 * A closed outline through corners, each rounded, with points close enough together that it follows a curved skin.
 * scale: metres a unit of u (skins round an end do not measure u in metres there).
 */
export function outline(knots: readonly Knot[], spacing = 0.03, scale = 1): Loop {
  const flat = knots.map(([u, v, radius]) => [u * scale, v, radius ?? 0] as const)
  const corners = flat.map((knot, i) => {
    const before = flat[(i + flat.length - 1) % flat.length] as Knot
    const after = flat[(i + 1) % flat.length] as Knot
    return rounded(before, knot, after)
  })
  return dense(corners.flat(), spacing).map(([u, v]) => [u / scale, v] as const)
}

function rounded(before: Knot, knot: Knot, after: Knot): Spot[] {
  const radius = knot[2] ?? 0
  if (radius <= 0) return [[knot[0], knot[1]]]
  const back = toward(knot, before, radius)
  const on = toward(knot, after, radius)
  return [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1].map((t) => {
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    return [p * back[0] + q * knot[0] + r * on[0], p * back[1] + q * knot[1] + r * on[1]] as const
  })
}

/** The place a distance from one corner towards the next, never past its middle. */
function toward(from: Knot, to: Knot, distance: number): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const t = Math.min(distance / length, 0.49)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

function dense(loop: Loop, spacing: number): Spot[] {
  return loop.flatMap((spot, i) => {
    const next = loop[(i + 1) % loop.length] as Spot
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - spot[0], next[1] - spot[1]) / spacing))
    return Array.from({ length: count }, (_, k): Spot => {
      const t = k / count
      return [spot[0] + (next[0] - spot[0]) * t, spot[1] + (next[1] - spot[1]) * t]
    })
  })
}

/** Points of an arc, angles in degrees, for wheel openings within an outline. */
export function arc(u: number, v: number, radius: number, from: number, to: number, count = 28): Spot[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)] as const
  })
}

/** A rectangle with rounded corners. */
export const box = (u0: number, v0: number, u1: number, v1: number, radius = 0, scale = 1): Loop =>
  outline(
    [
      [u0, v0, radius],
      [u1, v0, radius],
      [u1, v1, radius],
      [u0, v1, radius],
    ],
    0.04,
    scale,
  )

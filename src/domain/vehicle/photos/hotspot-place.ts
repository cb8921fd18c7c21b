import type { Hotspot } from '../vehicle'

/**
 * A hotspot's position in the picture at an angle, in percent from its left and top; null if it is out of sight
 * (GAL-15). Angles are in degrees and wrap around. The position is interpolated between two positions at most 45°
 * apart. Past the outermost it extends by half of `step`, the degrees between two pictures.
 * Self-contained, because the browser uses it too.
 */
export function hotspotPlace(
  { positions }: Pick<Hotspot, 'positions'>,
  angle: number,
  step: number,
): { x: number; y: number } | null {
  const FARTHEST = 45
  const degreesTo = (from: number, to: number) => (((to - from) % 360) + 360) % 360
  let before: { at: Hotspot['positions'][number]; gap: number } | undefined
  let after: typeof before
  for (const at of positions) {
    const back = degreesTo(at.angle, angle)
    const ahead = degreesTo(angle, at.angle)
    if (!before || back < before.gap) before = { at, gap: back }
    if (!after || ahead < after.gap) after = { at, gap: ahead }
  }
  if (!before || !after) return null
  const apart = before.gap + after.gap
  if (apart <= FARTHEST) {
    const share = apart === 0 ? 0 : before.gap / apart
    return {
      x: before.at.x + (after.at.x - before.at.x) * share,
      y: before.at.y + (after.at.y - before.at.y) * share,
    }
  }
  const nearest = before.gap <= after.gap ? before : after
  return nearest.gap <= step / 2 ? { x: nearest.at.x, y: nearest.at.y } : null
}

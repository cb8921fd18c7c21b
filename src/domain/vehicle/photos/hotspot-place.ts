import type { Hotspot } from '../vehicle'

/**
 * Where a hotspot stands in the picture taken at an angle, in percent from its left and top; null where it is out of sight
 * (GAL-15). Angles are in degrees and go round. Between two of the spot's positions no more than 45° apart the place is on
 * the way from one to the other; past the outermost it holds for half of `step`, the degrees between two pictures.
 * Self-contained: sent to the browser too.
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

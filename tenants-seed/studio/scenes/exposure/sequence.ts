/**
 * The R2 sequence: points that fill the unit square evenly however many are taken, so that the same number of frames
 * always gives the same picture. `lane` keeps several uses of it apart.
 */
export function point2(index: number, lane = 0): [number, number] {
  const at = index + 1 + lane * 7919
  return [(0.5 + at * 0.7548776662466927) % 1, (0.5 + at * 0.5698402909980532) % 1]
}

/** A point of the unit disc for a point of the unit square, evenly. */
export function onDisc([u, v]: readonly [number, number]): [number, number] {
  const radius = Math.sqrt(u)
  const angle = v * Math.PI * 2
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

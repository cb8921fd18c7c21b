/** A stretch of one segment's hits, `from` included and `to` not, counted from 0. */
export interface Stretch {
  readonly segment: number
  readonly from: number
  readonly to: number
}

/**
 * Where a page's hits stand when they come in segments one behind the other: `counts` are the segments' own, `start` is the
 * page's first hit of all.
 */
export function stretchesOf(counts: readonly number[], start: number, size: number): readonly Stretch[] {
  const stretches: Stretch[] = []
  let before = 0
  for (const [segment, count] of counts.entries()) {
    const from = Math.max(start - before, 0)
    const to = Math.min(start + size - before, count)
    if (from < to) stretches.push({ segment, from, to })
    before += count
  }
  return stretches
}

/** The pages of `size` hits, counted from 1, on which a stretch that is no longer than one stands: one or two. */
export function pagesOf({ from, to }: Stretch, size: number): readonly number[] {
  const first = Math.floor(from / size) + 1
  const last = Math.floor((to - 1) / size) + 1
  return first === last ? [first] : [first, last]
}

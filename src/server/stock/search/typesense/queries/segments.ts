/** A range of one segment's hits, counted from 0. `from` is inclusive and `to` exclusive. */
export interface Stretch {
  readonly segment: number
  readonly from: number
  readonly to: number
}

/**
 * Locates a page's hits in consecutive segments. `counts` are the segments' sizes, and `start` is the page's first hit across all
 * segments.
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

/** Returns the one or two pages, counted from 1, that contain a stretch of at most `size` hits. */
export function pagesOf({ from, to }: Stretch, size: number): readonly number[] {
  const first = Math.floor(from / size) + 1
  const last = Math.floor((to - 1) / size) + 1
  return first === last ? [first] : [first, last]
}

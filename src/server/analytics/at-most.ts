/**
 * A fixed-window rate limit within this process: allows `count` calls in each window of `ms`. It keeps anonymous visitors from filling the
 * database.
 */
export function atMost(
  count: number,
  ms: number,
  now: () => number = performance.now.bind(performance),
): () => boolean {
  let start = Number.NEGATIVE_INFINITY
  let used = 0
  return () => {
    const time = now()
    if (time - start >= ms) {
      start = time
      used = 0
    }
    used++
    return used <= count
  }
}

/** Says yes at most `count` times in any span of `ms`, in this process: what nobody signed in for must not fill a database. */
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

const TICK_MS = 10

/**
 * Starts a clock that stops while the machine has no time for this process, and returns a function that stops it
 * and gives the elapsed milliseconds. Use it for time limits, so that other load does not count.
 */
export function startProcessClock(): () => number {
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, TICK_MS)
  clock.unref()
  return () => {
    clearInterval(clock)
    return ticks * TICK_MS
  }
}

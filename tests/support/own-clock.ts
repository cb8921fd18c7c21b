const TICK_MS = 10

/**
 * Starts a clock that stands still while the machine has no time for this process, and gives how many milliseconds it has run. A
 * bound on how long something waits is measured by it: what else the machine has to do is no part of that.
 */
export function startOwnClock(): () => number {
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

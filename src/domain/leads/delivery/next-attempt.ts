const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses after the first, second, third … failure. The last one repeats. */
const PAUSES = [
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
]

/** Milliseconds after the first attempt in which a delivery is tried. */
const PATIENCE = 72 * HOUR

/**
 * When to try again after `attempts` failures, or null once three days have passed since the first attempt. The last attempt is at the end
 * of the three days. `askedMs` is how long the receiver asked to wait.
 */
export function nextAttempt(attempts: number, firstAt: Date, now: Date, askedMs = 0): Date | null {
  const end = firstAt.getTime() + PATIENCE
  if (now.getTime() >= end) return null
  const pause = PAUSES[Math.min(Math.max(attempts, 1), PAUSES.length) - 1] ?? 4 * HOUR
  return new Date(Math.min(now.getTime() + Math.max(pause, askedMs), end))
}

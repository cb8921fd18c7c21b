import { nextAttempt } from './next-attempt'

const first = new Date('2026-11-24T00:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const later = (ms: number) => new Date(first.getTime() + ms)

/** Milliseconds from `first` of every attempt, if each fails at once. */
function attemptTimes(): number[] {
  const times = [0]
  for (;;) {
    const now = later(times.at(-1) ?? 0)
    const next = nextAttempt(times.length, first, now)
    if (!next) return times
    times.push(next.getTime() - first.getTime())
  }
}

describe('nextAttempt', () => {
  it('waits 30 s, 1, 2, 5, 15 and 30 minutes, 1 and 2 hours, and then always 4 hours [ENQ-18]', () => {
    const times = attemptTimes()
    const pauses = times.slice(1).map((time, nth) => (time - (times[nth] ?? 0)) / MINUTE)
    expect(pauses.slice(0, 11)).toEqual([0.5, 1, 2, 5, 15, 30, 60, 120, 240, 240, 240])
  })

  it('makes the last attempt exactly three days after the first', () => {
    expect(attemptTimes().at(-1)).toBe(72 * HOUR)
    expect(nextAttempt(30, first, later(72 * HOUR))).toBeNull()
    expect(nextAttempt(1, first, later(80 * HOUR))).toBeNull()
  })

  it('waits longer if the receiver asks for it, but not past the three days', () => {
    expect(nextAttempt(1, first, later(0), 10 * MINUTE)).toEqual(later(10 * MINUTE))
    expect(nextAttempt(1, first, later(0), 100)).toEqual(later(30_000))
    expect(nextAttempt(1, first, later(71 * HOUR), 2 * HOUR)).toEqual(later(72 * HOUR))
  })
})

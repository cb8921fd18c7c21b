import { endAttempt, firstAttemptAt, lostAttempts, NO_ANSWER } from './attempt-log'
import type { DeliveryAttempt } from './delivery'

const at = (nth: number) => new Date(Date.UTC(2026, 10, 24, 0, nth)).toISOString()
const begun = (nth: number): DeliveryAttempt => ({ at: at(nth), ok: false, answer: NO_ANSWER })

/** The log after `count` attempts that all failed. */
function logOf(count: number, before: DeliveryAttempt[] = []): DeliveryAttempt[] {
  let log = before
  for (let nth = 1; nth <= count; nth++) {
    log = endAttempt([...log, begun(100 * before.length + nth)], nth, { ok: false, answer: `No ${nth}` })
  }
  return log
}

describe('The log of a delivery', () => {
  it('gets the answer of its last attempt', () => {
    expect(endAttempt([begun(1), begun(2)], 2, { ok: true, answer: 'Status 200.' })).toEqual([
      begun(1),
      { at: at(2), ok: true, answer: 'Status 200.' },
    ])
  })

  it('keeps the last 20 attempts, and among them the first of the round', () => {
    const log = logOf(25)
    expect(log).toHaveLength(20)
    expect(log[0]).toEqual({ at: at(1), ok: false, answer: 'No 1' })
    expect(log.slice(1).map(({ answer }) => answer)).toEqual(
      Array.from({ length: 19 }, (_, nth) => `No ${nth + 7}`),
    )
    expect(firstAttemptAt(log, 25, new Date())).toEqual(new Date(at(1)))
  })

  it('counts three days from the first attempt after a resend', () => {
    const before = logOf(3)
    expect(firstAttemptAt(logOf(2, before), 2, new Date())).toEqual(new Date(at(301)))
    const long = logOf(22, before)
    expect(long).toHaveLength(20)
    expect(firstAttemptAt(long, 22, new Date())).toEqual(new Date(at(301)))
  })

  it.each([
    ['none before the first attempt', [begun(1)], 0],
    ['all of them', [begun(1), begun(2), begun(3)], 2],
    ['those since the last answer', [begun(1), ...logOf(1), begun(3), begun(4)], 1],
  ])('counts the attempts that the worker did not survive: %s', (_, log, lost) => {
    expect(lostAttempts(log)).toBe(lost)
  })

  it('is cut if an answer is long', () => {
    expect(endAttempt([begun(1)], 1, { ok: false, answer: 'x'.repeat(5000) })[0]?.answer).toHaveLength(300)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from '../upstream/outage'

export interface BackgroundLoop {
  stop(): Promise<void>
}

/** Repeats `turn` until the signal. Each turn returns the milliseconds to wait before the next. */
async function takeTurns(signal: AbortSignal, turn: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const pause = await turn()
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** The same, for turns that may fail because the database or another service is unavailable. */
export function loopThroughOutages(
  outage: Outage,
  signal: AbortSignal,
  turn: () => Promise<number>,
): Promise<void> {
  return takeTurns(signal, async () => {
    try {
      const pause = await turn()
      outage.recordSuccess()
      return pause
    } catch (error) {
      return signal.aborted ? 0 : outage.recordFailure(error)
    }
  })
}

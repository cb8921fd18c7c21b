import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from '../upstream/outage'

/** What the worker does in the background until it is stopped. */
export interface Background {
  /** Resolves when what was being done is done. */
  stop(): Promise<void>
}

/** Takes turns until the signal; each says how long to wait for the next one, in milliseconds. */
async function takeTurns(signal: AbortSignal, turn: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const pause = await turn()
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** The same, when a turn may fail because the service it is for, or the database, is away. */
export function takeTurnsThrough(
  outage: Outage,
  signal: AbortSignal,
  turn: () => Promise<number>,
): Promise<void> {
  return takeTurns(signal, async () => {
    try {
      const pause = await turn()
      outage.end()
      return pause
    } catch (error) {
      return signal.aborted ? 0 : outage.goOn(error)
    }
  })
}

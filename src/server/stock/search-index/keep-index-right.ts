import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { applyAllChanges } from './apply-changes'
import { healIndex } from './heal'
import { Outage } from './outage'
import { countChanges, forgetIndex, hasChanges } from './outbox'
import type { SearchIndex } from './search-index'

/** How often the worker looks for changes, in milliseconds: with the writing, they are found in less than two seconds. */
const LOOK_MS = 500
/** How often it looks whether the index is right, or throws away what nobody wants to hear of. */
const CHECK_MS = 60_000
/** More changes than this (up to five million vehicles) take longer to apply than a new index takes to build. */
const MOST_CHANGES = 20_000

/** Runs in the background until it is stopped. */
export interface IndexKeeper {
  /** Resolves when what was being written is written. */
  stop(): Promise<void>
}

/** Takes turns until the signal; each says how long to wait for the next one, in milliseconds. */
async function takeTurns(signal: AbortSignal, turn: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const pause = await turn()
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** The same, when a turn may fail because the search server, or the database, is away. */
function takeTurnsThrough(outage: Outage, signal: AbortSignal, turn: () => Promise<number>): Promise<void> {
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

async function applyWaiting(pool: Pool, index: SearchIndex, signal: AbortSignal): Promise<number> {
  if (await hasChanges(pool)) await applyAllChanges(pool, index, signal)
  return LOOK_MS
}

async function check(pool: Pool, index: SearchIndex, signal: AbortSignal): Promise<number> {
  if ((await countChanges(pool, MOST_CHANGES)) === MOST_CHANGES) await forgetIndex(pool)
  await healIndex(pool, index, signal)
  return CHECK_MS
}

async function trim(pool: Pool): Promise<number> {
  await forgetIndex(pool)
  return CHECK_MS
}

/**
 * Tells the index of every change within two seconds, and looks at once and then every minute whether it is right. Without a
 * search server (`null`) it throws the changes away, so that they do not heap up. Several workers may do it at a time.
 */
export function keepIndexRight(pool: Pool, index: SearchIndex | null): IndexKeeper {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = index
    ? [
        takeTurnsThrough(new Outage('changes wait'), signal, () => applyWaiting(pool, index, signal)),
        takeTurnsThrough(new Outage('it cannot be checked'), signal, () => check(pool, index, signal)),
      ]
    : [takeTurnsThrough(new Outage('changes are not thrown away'), signal, () => trim(pool))]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(turns)
    },
  }
}

import type { Pool } from 'pg'
import { type Background, takeTurnsThrough } from '@/server/jobs/take-turns'
import { Outage } from '@/server/upstream/outage'
import { applyAllChanges } from './apply-changes'
import { healIndex } from './heal'
import { countChanges, forgetIndex, hasChanges } from './outbox'
import type { SearchIndex } from './search-index'

/** How often the worker looks for changes, in milliseconds: with the writing, they are found in less than two seconds. */
const LOOK_MS = 500
/** How often it looks whether the index is right, or throws away what nobody wants to hear of. */
const CHECK_MS = 60_000
/** More changes than this (up to five million vehicles) take longer to apply than a new index takes to build. */
const MOST_CHANGES = 20_000

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
export function keepIndexRight(pool: Pool, index: SearchIndex | null): Background {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = index
    ? [
        takeTurnsThrough(new Outage('search index', 'changes wait'), signal, () =>
          applyWaiting(pool, index, signal),
        ),
        takeTurnsThrough(new Outage('search index', 'it cannot be checked'), signal, () =>
          check(pool, index, signal),
        ),
      ]
    : [takeTurnsThrough(new Outage('search index', 'changes are not thrown away'), signal, () => trim(pool))]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(turns)
    },
  }
}

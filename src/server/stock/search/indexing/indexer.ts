import type { Pool } from 'pg'
import { type BackgroundLoop, loopThroughOutages } from '@/server/jobs/background-loop'
import { Outage } from '@/server/upstream/outage'
import { applyAllChanges } from './apply-changes'
import { countChanges, hasChanges, resetIndex } from './outbox'
import { repairIndex } from './repair-index'
import type { SearchIndex } from './search-index'

/** Milliseconds between polls for changes. With the write, changes reach the index within two seconds. */
const LOOK_MS = 500
/** Milliseconds between checks of the index, or between clean-ups when there is no search server. */
const CHECK_MS = 60_000
/** Above this many changes (up to five million vehicles), a rebuild is faster than applying them. */
const MAX_CHANGES = 20_000

async function applyWaiting(pool: Pool, index: SearchIndex, signal: AbortSignal): Promise<number> {
  if (await hasChanges(pool)) await applyAllChanges(pool, index, signal)
  return LOOK_MS
}

async function check(pool: Pool, index: SearchIndex, signal: AbortSignal): Promise<number> {
  if ((await countChanges(pool, MAX_CHANGES)) === MAX_CHANGES) await resetIndex(pool)
  await repairIndex(pool, index, signal)
  return CHECK_MS
}

async function trim(pool: Pool): Promise<number> {
  await resetIndex(pool)
  return CHECK_MS
}

/**
 * Applies every change to the index within two seconds, and checks the index at start and then every minute. Without a search
 * server (`null`), deletes the changes so that they do not accumulate. Several workers may run it at once.
 */
export function startIndexer(pool: Pool, index: SearchIndex | null): BackgroundLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = index
    ? [
        loopThroughOutages(new Outage('search index', 'changes wait'), signal, () =>
          applyWaiting(pool, index, signal),
        ),
        loopThroughOutages(new Outage('search index', 'it cannot be checked'), signal, () =>
          check(pool, index, signal),
        ),
      ]
    : [
        loopThroughOutages(new Outage('search index', 'old changes are not deleted'), signal, () =>
          trim(pool),
        ),
      ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(turns)
    },
  }
}

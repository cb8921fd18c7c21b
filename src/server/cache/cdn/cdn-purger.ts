import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { withAdvisoryLock } from '@/server/clients/advisory-lock'
import { type BackgroundLoop, loopThroughOutages } from '@/server/jobs/background-loop'
import { Outage } from '@/server/upstream/outage'
import { deleteAllPending, deletePending, readPendingPurges, stillPending } from './outbox'
import { planPurges } from './plan-purges'
import { type Cdn, purgeCdn, TAGS_IN_A_CALL } from './purge-cdn'

/** Advisory lock: one worker purges at a time. */
const PURGING = 0x63646e70

/** Milliseconds. */
interface Pace {
  readonly poll: number
  /**
   * Between seeing expired tags and purging the CDN. By then every web server has expired them too and cannot give the CDN an
   * old page again. Changes within this time are purged together.
   */
  readonly delay: number
  /** After the first failure. */
  readonly retry: number
}

const PACE: Pace = { poll: 500, delay: 1000, retry: 1000 }
/** How often the outbox is emptied when there is no CDN, in milliseconds. */
const TRIM_MS = 60_000

async function purgeWaiting(pool: Pool, cdn: Cdn, signal: AbortSignal, pace: Pace): Promise<number> {
  const seen = await readPendingPurges(pool)
  if (seen.length === 0) return pace.poll
  await sleep(pace.delay, undefined, { signal, ref: false })
  await withAdvisoryLock(pool, PURGING, async () => {
    const waiting = await stillPending(pool, seen)
    for (const { ids, tags } of planPurges(waiting, TAGS_IN_A_CALL[cdn.kind])) {
      if (signal.aborted) return
      await purgeCdn(cdn, tags)
      await deletePending(pool, ids)
    }
  })
  return 0
}

async function trim(pool: Pool): Promise<number> {
  await deleteAllPending(pool)
  return TRIM_MS
}

/**
 * Purges changed pages from a CDN about a second and a half after they change, and retries until the CDN confirms: pending tags are stored
 * in the database. Without a CDN (`null`), pending tags are deleted so that they do not pile up. Several workers may run this at the same
 * time.
 */
export function startCdnPurger(pool: Pool, cdn: Cdn | null, pace: Pace = PACE): BackgroundLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = cdn
    ? loopThroughOutages(new Outage('cdn', 'changed pages are not purged', pace.retry), signal, () =>
        purgeWaiting(pool, cdn, signal, pace),
      )
    : loopThroughOutages(new Outage('cdn', 'expired tags are not deleted'), signal, () => trim(pool))
  return {
    async stop() {
      stopping.abort()
      await loop
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { ifNobodyElse } from '@/server/clients/advisory-lock'
import { type Background, takeTurnsThrough } from '@/server/jobs/take-turns'
import { Outage } from '@/server/upstream/outage'
import { forgetAllWaiting, forgetWaiting, readWaiting, stillWaiting } from './outbox'
import { planPurges } from './plan-purges'
import { type Cdn, purgeCdn, TAGS_IN_A_CALL } from './purge-cdn'

/** Advisory lock: one worker purges at a time. */
const PURGING = 0x63646e70

/** How often the worker looks for expired tags, in milliseconds. */
const LOOK_MS = 500
/**
 * From the time when tags are seen to have expired until a CDN is told. By then every web server has heard of it too, and none gives
 * the CDN its old page again; and changes of a second are told together.
 */
const GATHERING_MS = 1000
/** How often what nobody wants to hear of is thrown away. */
const TRIM_MS = 60_000

async function purgeWaiting(pool: Pool, cdn: Cdn, signal: AbortSignal): Promise<number> {
  const seen = await readWaiting(pool)
  if (seen.length === 0) return LOOK_MS
  await sleep(GATHERING_MS, undefined, { signal, ref: false })
  await ifNobodyElse(pool, PURGING, async () => {
    const waiting = await stillWaiting(pool, seen)
    for (const { ids, tags } of planPurges(waiting, TAGS_IN_A_CALL[cdn.kind])) {
      if (signal.aborted) return
      await purgeCdn(cdn, tags)
      await forgetWaiting(pool, ids)
    }
  })
  return 0
}

async function trim(pool: Pool): Promise<number> {
  await forgetAllWaiting(pool)
  return TRIM_MS
}

/**
 * Tells a CDN which pages to forget, about a second and a half after they changed, and again until it has understood: what it was not told
 * waits in the database. Without a CDN (`null`) that is thrown away, so that it does not heap up. Several workers may do it at a time.
 */
export function keepCdnRight(pool: Pool, cdn: Cdn | null): Background {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = cdn
    ? takeTurnsThrough(new Outage('cdn', 'copies of changed pages stay'), signal, () =>
        purgeWaiting(pool, cdn, signal),
      )
    : takeTurnsThrough(new Outage('cdn', 'expired tags are not thrown away'), signal, () => trim(pool))
  return {
    async stop() {
      stopping.abort()
      await turns
    },
  }
}

import pg from 'pg'
import { z } from 'zod'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { EVERY_PAGE, NOTE_EXPIRED } from './cdn/outbox'
import { configuredCdn } from './cdn/purge-cdn'
import { CACHE_CHANNEL } from './channel'
import { tagStore } from './tag-store.mjs'

const announcement = z.array(z.string())
/** Nothing may come for hours: after so many milliseconds the other end is asked whether it is still there, and again each second. */
const UNHEARD_MS = 10_000
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000

/**
 * Hears which cache tags writers expired, for as long as the process lives, or until the signal. When the connection is lost, announcements may
 * be missed: everything cached is forgotten as soon as it is back, and until then visitors get what was cached last. A CDN forgets
 * everything too: it may have been given such a page, and at the start of a new version its copies name files that are no longer there.
 */
export function listenForExpiredTags(signal?: AbortSignal, retryMs = FIRST_RETRY_MS): void {
  if (signal?.aborted) return
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: UNHEARD_MS,
  })
  let over = false
  const end = () => {
    over = true
    tagStore().isTold = false
    client.end().catch(() => undefined)
  }
  signal?.addEventListener('abort', end)
  const again = (reason: string) => {
    if (over) return
    end()
    signal?.removeEventListener('abort', end)
    log.error(`cache: not listening for expired tags (${reason}); next try in ${retryMs} ms`)
    setTimeout(() => listenForExpiredTags(signal, Math.min(retryMs * 2, LAST_RETRY_MS)), retryMs).unref()
  }
  client.on('error', (error) => again(error.message))
  client.on('end', () => again('the connection ended'))
  client.on('notification', ({ payload }) => {
    const tags = announcement.safeParse(JSON.parse(payload ?? '[]'))
    if (tags.success) tagStore().expire(tags.data)
  })
  client
    .connect()
    .then(() => client.query(`LISTEN ${CACHE_CHANNEL}`))
    .then(() => {
      tagStore().clear()
      tagStore().isTold = true
      return configuredCdn() && client.query(NOTE_EXPIRED, [[EVERY_PAGE]])
    })
    .catch((error: Error) => again(error.message))
}

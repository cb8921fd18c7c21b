import pg from 'pg'
import { z } from 'zod'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { CACHE_CHANNEL } from './announce-tags'
import { EVERY_PAGE, QUEUE_PURGE } from './cdn/outbox'
import { configuredCdn } from './cdn/purge-cdn'
import { tagStore } from './tag-store.mjs'

const announcement = z.array(z.string())
/** Milliseconds of silence, which is normal for hours, after which TCP keepalive probes the connection. */
const KEEPALIVE_DELAY_MS = 10_000
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000

/**
 * Expires cached entries as writers announce tags, for as long as the process lives or until the signal. Announcements may be missed while
 * the connection is lost: until it is back, visitors get what was cached last, and then the whole cache is cleared. The CDN is purged
 * completely too: it may hold such a page, and when a new version starts its copies name files that no longer exist.
 */
export function listenForExpiredTags(signal?: AbortSignal, retryMs = FIRST_RETRY_MS): void {
  if (signal?.aborted) return
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_DELAY_MS,
  })
  let isClosed = false
  const close = () => {
    isClosed = true
    tagStore().isListening = false
    client.end().catch(() => undefined)
  }
  signal?.addEventListener('abort', close)
  const reconnect = (reason: string) => {
    if (isClosed) return
    close()
    signal?.removeEventListener('abort', close)
    log.error(`cache: not listening for expired tags (${reason}); next try in ${retryMs} ms`)
    setTimeout(() => listenForExpiredTags(signal, Math.min(retryMs * 2, MAX_RETRY_MS)), retryMs).unref()
  }
  client.on('error', (error) => reconnect(error.message))
  client.on('end', () => reconnect('the connection ended'))
  client.on('notification', ({ payload }) => {
    const tags = announcement.safeParse(JSON.parse(payload ?? '[]'))
    if (tags.success) tagStore().expire(tags.data)
  })
  client
    .connect()
    .then(() => client.query(`LISTEN ${CACHE_CHANNEL}`))
    .then(() => {
      tagStore().clear()
      tagStore().isListening = true
      return configuredCdn() && client.query(QUEUE_PURGE, [[EVERY_PAGE]])
    })
    .catch((error: Error) => reconnect(error.message))
}

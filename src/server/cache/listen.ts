import pg from 'pg'
import { z } from 'zod'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { CACHE_CHANNEL } from './channel'
import { tagStore } from './tag-store.mjs'

const announcement = z.array(z.string())
/** Nothing may come for hours: after so many milliseconds the other end is asked whether it is still there, and again each second. */
const UNHEARD_MS = 10_000
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000

/**
 * Hears which cache tags writers expired, for as long as the process lives. When the connection is lost, announcements may
 * be missed: everything cached is forgotten as soon as it is back, and until then visitors get what was cached last. Gives what ends it.
 */
export function listenForExpiredTags(retryMs = FIRST_RETRY_MS): () => void {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: UNHEARD_MS,
  })
  let over = false
  let stopNext = () => {}
  const again = (reason: string) => {
    if (over) return
    over = true
    client.end().catch(() => undefined)
    log.error(`cache: not listening for expired tags (${reason}); next try in ${retryMs} ms`)
    const timer = setTimeout(() => {
      stopNext = listenForExpiredTags(Math.min(retryMs * 2, LAST_RETRY_MS))
    }, retryMs).unref()
    stopNext = () => clearTimeout(timer)
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
    .then(() => tagStore().clear())
    .catch((error: Error) => again(error.message))
  return () => {
    over = true
    stopNext()
    client.end().catch(() => undefined)
  }
}
